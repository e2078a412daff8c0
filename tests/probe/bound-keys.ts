/**
 * Whether a statement reaches rows of one member only: asked of the database itself. It says in its plan by which
 * condition each table is read, after it has resolved every name; `where "hc_id" = "hc_id"` is none there.
 */
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'
import { kindOf } from '#server/db/tables.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Alias?: string; Plans?: Plan[] } & Record<string, unknown>

/** Columns of which one has to be bound, by the table's name. Tables that hold nothing of a member are left out. */
export type Keys = Map<string, string[]>

export function keysOf(exported: Record<string, unknown>): Keys {
  const keys: Keys = new Map()
  for (const table of Object.values(exported)) {
    if (!is(table, PgTable)) continue
    const kind = kindOf(table)
    if (kind === undefined || kind === 'reference') continue
    const { primaryKeys, columns } = getTableConfig(table)
    const first = primaryKeys[0]?.columns[0]?.name ?? columns.find((column) => column.primary)?.name
    keys.set(getTableName(table), [...new Set([snake(first ?? 'hcId'), ...(kind === 'group' ? ['hc_id'] : [])])])
  }
  return keys
}

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'TID Cond']
const JOINS = ['Hash Cond', 'Merge Cond', 'Join Filter']

/**
 * Tables of a statement that are read, changed or emptied without their key; [] for what has no plan (begin, commit).
 */
export async function unboundTables(sql: postgres.Sql, statement: string, keys: Keys): Promise<string[]> {
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(statement)) return []
  const [row] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (generic_plan, verbose, format json) ${statement}`,
  )
  const answer = row?.['QUERY PLAN']
  const plan = typeof answer === 'string' ? (JSON.parse(answer) as [{ Plan: Plan }])[0].Plan : answer?.[0].Plan
  if (plan === undefined) throw new Error(`No plan for ${statement}`)
  return [...new Set(unboundIn(plan, [], keys))]
}

function unboundIn(plan: Plan, joins: string[], keys: Keys): string[] {
  const around = [...joins, ...textsOf(plan, JOINS)]
  const table = plan['Relation Name'] ?? ''
  const columns = plan['Node Type'] === 'ModifyTable' ? undefined : keys.get(table)
  const own =
    columns !== undefined &&
    !columns.some((column) => isBound(plan.Alias ?? table, column, textsOf(plan, CONDITIONS), around))
      ? [table]
      : []
  return [...own, ...(plan.Plans ?? []).flatMap((part) => unboundIn(part, around, keys))]
}

/** By a value of the request, or by the key of another table, which is looked at in its turn. */
function isBound(alias: string, column: string, conditions: string[], joins: string[]): boolean {
  const self = `"?${alias}"?\\.${column}`
  const isValue = new RegExp(`^${self}\\)?(?:::\\w+)? = (?:ANY )?\\(*(?:\\$\\d|')`)
  const other = `(?!${self})"?\\w+"?\\.\\w+`
  const isOther = new RegExp(`^(?:${self} = ${other}|${other} = ${self})$`)
  return (
    conditions.some((text) => holds(text, (atom) => isValue.test(atom) || isOther.test(atom))) ||
    joins.some((text) => holds(text, (atom) => isOther.test(atom)))
  )
}

/** Whether a condition cannot be met without an atom of this kind: one side of an `and`, every side of an `or`. */
function holds(condition: string, isOne: (atom: string) => boolean): boolean {
  const bare = unwrapped(condition)
  const either = sides(bare, ' OR ')
  if (either.length > 1) return either.every((side) => holds(side, isOne))
  const both = sides(bare, ' AND ')
  return both.length > 1 ? both.some((side) => holds(side, isOne)) : isOne(bare)
}

/** The parts between a word that stands in no parentheses. */
function sides(text: string, word: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    else if (depth === 0 && text.startsWith(word, at)) {
      parts.push(text.slice(from, at))
      from = at + word.length
    }
  }
  return [...parts, text.slice(from)]
}

/** Without the parentheses around all of it. */
function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let depth = 0
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return text
  }
  return unwrapped(text.slice(1, -1))
}

const textsOf = (plan: Plan, names: string[]): string[] =>
  names.flatMap((name) => (typeof plan[name] === 'string' ? [plan[name]] : []))

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
