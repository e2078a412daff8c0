import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import {
  GUARD_REPORT_FORMAT,
  guardReportSchema,
  type GuardFinding,
  type GuardReport,
} from '#src/contract/guard-report.ts'
import { compareAnswer, of, slowness } from './compare.ts'
import { rowsSeen } from './empty-lists.ts'
import type { Difference, Kind } from './differences.ts'
import { callsOf, harSchema, SECRETS } from './har.ts'
import type { Inputs, RequestInput } from './inputs.ts'
import type { LeftOut } from './left-out.ts'
import { describedAs, type Json, type Operation } from './model.ts'
import { SLOW_MS, type RecordedCall, type Recording, type Run } from './run-parts.ts'
import { falseSuccess } from './refusals.ts'
import { parseJson, type Answer } from './session.ts'
import { provenanceOfPlace } from './validate.ts'

/**
 * Reads a HAR file or a guard report; which of them it is, it says itself. Throws an Error for people when it is
 * neither.
 */
export function readRecording(file: string): Recording {
  const content = parseJson(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  if ((content as { format?: unknown } | undefined)?.format === GUARD_REPORT_FORMAT) {
    return {
      kind: 'guard',
      file,
      report: orThrow(v.safeParse(guardReportSchema, content), `${file} is not a guard report`),
    }
  }
  const har = orThrow(v.safeParse(harSchema, content), `${file} is neither a HAR file nor a guard report`)
  return { kind: 'har', file, calls: callsOf(har) }
}

function orThrow<T>(result: v.SafeParseResult<v.GenericSchema<unknown, T>>, what: string): T {
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${what}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

/**
 * Judges recordings: every call that belongs to a chosen operation is compared as if it had been ours. Answers what was
 * left out, by operation.
 */
export function noteRecordings(run: Run, chosen: Operation[]): Map<Operation, LeftOut[]> {
  const find = finder(chosen)
  const leftOut = new Map<Operation, LeftOut[]>()
  for (const recording of run.options.recordings) {
    if (recording.kind === 'guard') noteGuardReport(run, chosen, recording.report)
    else {
      for (const call of recording.calls) {
        const operation = find(call.method, call.request.path.split('?')[0] ?? '')
        if (!operation) continue
        const why = whyLeftOut(operation, call)
        if (why !== undefined) leftOut.set(operation, [...(leftOut.get(operation) ?? []), why])
        else if (call.answer) noteCall(run, operation, { ...call, answer: call.answer })
      }
    }
  }
  return leftOut
}

/** A body that was not kept is missed only where one is described, and a redirect that is described is an answer. */
function whyLeftOut(operation: Operation, { leftOut, answer }: RecordedCall): LeftOut | undefined {
  if (answer === undefined || (leftOut !== 'no-body' && leftOut !== 'redirect')) return leftOut
  const described = operation.responses[describedAs(operation, answer.status) ?? '']
  return described !== undefined && Object.keys(described.content ?? {}).length === 0 ? undefined : leftOut
}

/** What the backend may well have sent: the recorder does not show it. */
const isUnseen = ({ kind, at }: Difference, unseen: RecordedCall['unseen']) =>
  kind === 'header' && (unseen === 'all' || (unseen === 'secrets' && SECRETS.has(at.toLowerCase())))

function noteCall(
  { ledger, checker, checks, evidence, options }: Run,
  operation: Operation,
  { method, origin, request, answer, unseen }: RecordedCall & { answer: Answer },
): void {
  const whole = compareAnswer(operation, answer, checker)
  const compared = { ...whole, differences: whole.differences.filter((one) => !isUnseen(one, unseen)) }
  const { refused, body } = compared
  ledger.answered(operation, answer)
  if (refused && refused.code !== 'refused') return ledger.blocked(operation, refused)
  if (!refused && answer.status < 300) {
    ledger.listed(operation, rowsSeen(answer.json))
    ledger.saw(operation, answer.json)
  }
  const claimed = hasPayload(answer) ? falseSuccess(operation, answer, compared) : []
  const differences = [
    ...compared.differences,
    ...claimed,
    ...slowness(operation, answer, options.slowMs ?? SLOW_MS),
    ...checks.check(operation, answer.status, compared, answer.json, {
      inputs: recordedInputs(operation, request),
      origin,
      language: request.headers['accept-language'],
    }),
  ]
  ledger.compared(
    operation,
    differences,
    () => ({ ...ledger.exchange('recorded', method, request, answer), origin }),
    1,
    answer.json,
  )
  for (const { provenance } of differences) evidence.contradicted(provenance)
  const status = describedAs(operation, answer.status)
  if (differences.length === 0 && !refused && status && body) {
    evidence.matched(operation, status, checker.sites.root(body.pointer, body.around), answer.json)
  }
}

/** Who refuses has nothing to hand over: with a payload it was no refusal of what somebody had typed wrongly. */
const hasPayload = ({ json }: Answer) => ((json as { data?: unknown } | null | undefined)?.data ?? null) !== null

/** What a recorded request asked for in its query and its JSON body. */
function recordedInputs(operation: Operation, { path, body, headers }: RequestInput): Inputs {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const parameters = operation.parameters.flatMap((parameter) => {
    const value = parameter.in === 'query' ? query.get(parameter.name) : null
    return value === null ? [] : [{ in: parameter.in, name: parameter.name, value, parameter }]
  })
  const value = body === undefined ? undefined : (parseJson(body) as Json | undefined)
  return { parameters, body: value === undefined ? undefined : { contentType: headers['content-type'] ?? '', value } }
}

const GUARD_KINDS: Record<GuardFinding['problem'], Kind> = {
  missing: 'missing',
  unknown: 'unknown',
  null: 'null',
  type: 'type',
  enum: 'enum',
  format: 'format',
  value: 'value',
  unreadable: 'unreadable',
}

function noteGuardReport(
  { ledger, checker, evidence }: Run,
  chosen: Operation[],
  { compared, findings }: GuardReport,
): void {
  const byId = new Map(chosen.map((operation) => [operation.id, operation]))
  const differing = new Set(findings.map(({ operationId, status }) => `${operationId} ${status}`))
  for (const { operationId, status, count } of compared) {
    const operation = byId.get(operationId)
    if (!operation) continue
    ledger.answered(operation, { status, ms: 0 })
    if (differing.has(`${operationId} ${status}`)) continue
    ledger.compared(
      operation,
      [],
      () => ledger.exchange('recorded', operation.method, { path: operation.path, headers: {}, body: undefined }),
      count,
    )
    evidence.counted(operation, describedAs(operation, status) ?? '', count)
  }
  for (const finding of findings) {
    const operation = byId.get(finding.operationId)
    if (!operation) continue
    const exchange = {
      ...ledger.exchange('recorded', operation.method, { path: finding.url, headers: {}, body: undefined }),
      status: finding.status,
    }
    const difference = {
      kind: kindOfGuard(finding),
      at: finding.pointer,
      expected: finding.expected,
      got: finding.got,
      ...placeOfGuard(checker, operation, finding),
    }
    evidence.contradicted(difference.provenance)
    ledger.compared(operation, [difference], () => exchange, finding.count)
  }
}

/**
 * A guard says only that the type is wrong; numbers written as text, and the other way round, are told apart here as in
 * answers.
 */
function kindOfGuard({ problem, expected, got }: GuardFinding): Kind {
  const isNumber = (words: string) => /^(?:number|integer)\b/.test(words)
  const isText = (words: string) => words.startsWith('string')
  return problem === 'type' && ((isNumber(got) && isText(expected)) || (isText(got) && isNumber(expected)))
    ? 'number-text'
    : GUARD_KINDS[problem]
}

function placeOfGuard(
  { sites }: Run['checker'],
  operation: Operation,
  { status, pointer }: GuardFinding,
): Pick<Difference, 'provenance' | 'pointer'> {
  const response = operation.responses[describedAs(operation, status) ?? '']
  const [type, media] = Object.entries(response?.content ?? {})[0] ?? []
  if (!response || !type || media?.schema === undefined) return of(operation, 'status', '', '', '')
  const root = sites.root(`${response.pointer}/content/${type.replaceAll('/', '~1')}/schema`, response.provenance)
  return provenanceOfPlace(sites, root, pointer, response.provenance)
}

/** Finds the operation of a method and a path; a path without parameters wins over one with. */
export function finder(operations: Operation[]): (method: string, path: string) => Operation | undefined {
  const patterns = operations.map((operation) => ({
    operation,
    parts: operation.path.split('/'),
    fixed: operation.path.split('/').filter((part) => !part.startsWith('{')).length,
  }))
  const ordered = patterns.toSorted((a, b) => b.fixed - a.fixed)
  return (method, path) => {
    const parts = path.replace(/(.)\/$/, '$1').split('/')
    const fits = (pattern: string[]) =>
      pattern.length === parts.length && pattern.every((part, index) => part.startsWith('{') || part === parts[index])
    return ordered.find(({ operation, parts: pattern }) => operation.method === method && fits(pattern))?.operation
  }
}
