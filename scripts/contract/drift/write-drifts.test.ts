import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FIXTURE } from '../fixture.ts'
import { deref } from '../inputs.ts'
import { loadContract, type Json, type Operation } from '../model.ts'
import { finder } from '../recordings.ts'
import { runContract } from '../run.ts'
import { Session } from '../session.ts'
import { serverTarget, type Target } from '../targets.ts'
import { WRITE_PLANS, type WritePlan } from '../write-plans.ts'

// Drifts of what a write leaves behind, planted between a run and our own server, which keeps what it is told. One
// server plays all runs.

const contract = loadContract()
const find = finder(contract.operations)
const first = ({ steps }: WritePlan) => steps[0]?.operationId ?? ''
const last = ({ steps }: WritePlan) => steps.at(-1)?.operationId ?? ''
const AREAS = [
  ...new Set(
    contract.operations
      .filter(({ id }) =>
        WRITE_PLANS.some(
          ({ steps, seen }) => steps.some(({ operationId }) => operationId === id) || ('by' in seen && seen.by === id),
        ),
      )
      .map(({ area }) => area),
  ),
]
/**
 * What our own server has got of the plans that take something back. Of the others read-back.test.ts plays two and
 * holds the readers of all.
 */
const KEPT = [
  'diarySaveDiaryDrinkIntake',
  'healthInsertMyHelhIdx',
  'mainPutUserWeight',
  'mealDetailMealRegi',
  'mealLike',
  'mypageRestRegi',
]
/** Whose values are kept and taken away as well; the two drifts below are tried on the others. */
const AND_MORE = ['healthAddMedicine', 'healthSaveAiFavorite', 'sampleCreate']
/** Settings that are written with another value and back. */
const SETTINGS = [
  'healthUpdateWrkotAppUseYn',
  'mypagePushSettingChange',
  'mypageRestMain',
  'mypageSetToastTimeOut',
  'mypageSetUrlSetting',
  'mySaveSettingHomeUrl',
  'mySaveShakeSettingYn',
]
const undone = WRITE_PLANS.filter((plan) => KEPT.includes(first(plan)))

let server: Target
beforeAll(async () => {
  server = await serverTarget()
}, 120_000)
afterAll(() => server.close())

/** A run through a gateway that answers some calls itself, as the example of the contract does. */
async function play(swallows: (operation: Operation, body: string) => boolean = () => false) {
  const gateway = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { method = '', url = '' } = request
    const operation = find(method, new URL(url, 'http://localhost').pathname)
    if (operation && swallows(operation, body.toString())) {
      const example = deref<{ value?: Json }>(
        contract.document,
        operation.responses['200']?.content?.['application/json']?.examples?.['default'],
      )?.value
      return void reply
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(example))
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        (pair): pair is [string, string] =>
          typeof pair[1] === 'string' && !['host', 'connection', 'content-length'].includes(pair[0]),
      ),
    )
    const answer = await fetch(`${server.origin}${url}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    })
    const kept = [...answer.headers].filter(
      ([name]) =>
        !['connection', 'content-encoding', 'content-length', 'transfer-encoding', 'keep-alive'].includes(name),
    )
    reply.writeHead(answer.status, kept.flat()).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  try {
    const { rows, leftovers } = await runContract(contract, new Session(`http://127.0.0.1:${port}`), {
      areas: AREAS,
      write: true,
      disposable: false,
      prefix: `한상점검-${port}`,
      calls: true,
      recordings: [],
      credentials: server.credentials,
      concurrency: 6,
      fixture: NO_FIXTURE,
      probes: { invalid: 0, valid: 0, further: true },
    })
    const kinds = rows.flatMap(({ operationId, findings }) =>
      findings.map(({ kind, got, exchange }) => ({
        operationId,
        kind,
        told: `${operationId} ${kind} ${got} ${exchange.url}`,
      })),
    )
    return {
      kinds,
      told: kinds.map(({ told }) => told),
      leftovers,
      blocked: rows.flatMap(({ operationId, blocked }) =>
        blocked ? [`${operationId} ${blocked.code} ${blocked.detail}`] : [],
      ),
    }
  } finally {
    gateway.closeAllConnections()
    gateway.close()
  }
}

test('our own server keeps what it says: no alarm, and nothing is left', async () => {
  const { told, leftovers, blocked } = await play()
  expect(told).toEqual([])
  expect(leftovers).toEqual([])
  expect(blocked.filter((one) => one.includes('did not show'))).toEqual([])
  const ends = WRITE_PLANS.filter(({ steps }) => steps.length > 1).filter(
    (plan) => ![first(plan), last(plan)].some((id) => blocked.some((one) => one.startsWith(`${id} `))),
  )
  // healthDeleteUserCntrlNF and the like are blocked by plans of their own.
  expect(ends.map(first).toSorted()).toEqual([...KEPT, ...AND_MORE, ...SETTINGS].toSorted())
}, 120_000)

test('a server that loses what it was given is found out', async () => {
  const { kinds } = await play(({ id }, body) => undone.some((plan) => first(plan) === id) && !isRemoval(body))
  expect(
    undone
      .map(first)
      .filter((id) => !kinds.some(({ operationId, kind }) => operationId === id && kind === 'not-saved')),
  ).toEqual([])
}, 120_000)

test('a server that swallows a setting is found out', async () => {
  const { kinds } = await play(({ id }) => SETTINGS.includes(id))
  expect(
    SETTINGS.filter((id) => !kinds.some(({ operationId, kind }) => operationId === id && kind === 'not-saved')),
  ).toEqual([])
}, 120_000)

test('a server that keeps what it was told to remove is found out, and what stays is told', async () => {
  const { kinds, leftovers } = await play(
    ({ id }, body) =>
      ['mypageRestDelete', 'mealDetailRemoveMealRegi', 'diaryDeleteDiaryDrinkIntake'].includes(id) ||
      (['healthInsertMyHelhIdx', 'mealLike'].includes(id) && isRemoval(body)),
  )
  expect(
    undone
      .map(last)
      .filter((id) => !kinds.some(({ operationId, kind }) => operationId === id && kind === 'not-removed')),
  ).toEqual([])
  expect(leftovers.map(({ operationId }) => operationId).toSorted()).toEqual(KEPT)
}, 120_000)

/** The calls that save a value and take it away are the same ones. */
const isRemoval = (body: string) => /"helhidxVal":""|"likeYn":"N"/.test(body)
