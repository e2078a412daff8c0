import type { AnyStateMachine, AnyStateNode } from 'xstate'

type Transition = AnyStateNode['always'] extends (infer List) | undefined
  ? List extends readonly (infer One)[]
    ? One
    : never
  : never

/** A name Mermaid takes: no dots, no spaces, unique in the diagram. */
const idOf = (node: AnyStateNode) => node.path.join('_') || node.machine.id

/** What a step that a state invokes is called, by the event that ends it. */
function stepNames(node: AnyStateNode): Map<string, string> {
  const names = new Map<string, string>()
  const visit = (each: AnyStateNode) => {
    for (const { id, src } of each.invoke) names.set(id, String(src))
    for (const child of Object.values(each.states)) visit(child)
  }
  visit(node)
  return names
}

/** An event as a reader says it: `refresh done`, `refresh failed`, `after patience`, or its own name. */
function wordsOf(event: string, steps: Map<string, string>): string {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  if (kind) return `${steps.get(id) ?? id} ${kind === 'done' ? 'done' : 'failed'}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  return delay ? `after ${delay}` : event
}

/** The name of a guard, where it has one; a condition without a name is left to the machine's own text. */
function guardOf({ guard }: Transition): string {
  if (typeof guard === 'string') return ` [${guard}]`
  return typeof guard === 'object' && guard !== null && 'type' in guard ? ` [${String(guard.type)}]` : ''
}

function edgesOf(node: AnyStateNode, steps: Map<string, string>): string[] {
  const labels = new Map<string, string[]>()
  const add = (transition: Transition, event: string) => {
    for (const target of transition.target ?? []) {
      const edge = `${idOf(node)} --> ${idOf(target)}`
      labels.set(edge, [...(labels.get(edge) ?? []), `${event}${guardOf(transition)}`.trim()])
    }
  }
  for (const transition of node.always ?? []) add(transition, '')
  for (const [event, transitions] of node.transitions)
    for (const transition of transitions) add(transition, wordsOf(event, steps))
  const own = [...labels].map(([edge, words]) => {
    const label = [...new Set(words.filter(Boolean))].join(', ')
    return label ? `  ${edge} : ${label}` : `  ${edge}`
  })
  return [...own, ...Object.values(node.states).flatMap((child) => edgesOf(child, steps))]
}

function statesOf(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const children = Object.values(node.states)
  const initial =
    node.type === 'compound' ? node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`) : []
  const lines = children.flatMap((child) => {
    const head = `${indent}state "${child.key}" as ${idOf(child)}`
    return Object.keys(child.states).length === 0 ? [head] : [`${head} {`, ...statesOf(child, depth + 1), `${indent}}`]
  })
  return [...initial, ...lines]
}

/** A machine as a Mermaid state diagram: every state, and every transition that leads to one. */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine
  return ['stateDiagram-v2', ...statesOf(root, 1), ...edgesOf(root, stepNames(root))].join('\n')
}
