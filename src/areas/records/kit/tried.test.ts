import { afterEach, expect, test } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { dropDraft, keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import { beginning, sendTried } from './tried.ts'

const DAY = '20261119'
const NONE: ReadonlySet<string> = new Set()
const values = (clock: string, weight = '68.4') => ({ weight, day: DAY, clock })
const record = (at: string) => [{ helhidxCode: 'BW' as const, inptDt: `${DAY}${at}`, helhidxVal: '68.2' }]

/** Sends what was typed at 11:24, in vain; the form keeps what differs from how it began. */
async function fails(failure: ApiError, weight = '68.2') {
  if (weight !== '68.4') keepDraft('weight', { weight })
  await expect(
    sendTried('weight', values('11:24', weight), record('112420'), () => Promise.reject(failure)),
  ).rejects.toBe(failure)
}

/** The key under which a draft goes out that would be new at that time. */
async function keyOf(draft: ReturnType<typeof values>, fresh: string) {
  const keys: string[] = []
  await sendTried(
    'weight',
    draft,
    record(fresh),
    async (records) => void keys.push(...records.map(({ inptDt }) => inptDt)),
  )
  return keys
}

afterEach(() => {
  dropDraft('weight')
  dropDraft('weight tried')
})

test('what was tried and may stand begins again with its moment and goes under its key, once', async () => {
  await fails(new ApiError('network'))
  const begun = beginning('weight', values('11:30'), NONE)
  expect(begun).toEqual(values('11:24'))
  expect(await keyOf({ ...begun, weight: '68.2' }, '112407')).toEqual([`${DAY}112420`])
  expect(await keyOf(values('11:24', '68.2'), '112407')).toEqual([`${DAY}112407`])
})

test('changed to another time it is another reading', async () => {
  await fails(new ApiError('status', { status: 500 }))
  expect(await keyOf(values('09:10', '68.2'), '091007')).toEqual([`${DAY}091007`])
  expect(beginning('weight', values('11:30'), NONE)).toEqual(values('11:30'))
})

test('what has come meanwhile is no draft any more, unless it was changed since', async () => {
  const come = new Set([`${DAY}112420`])
  await fails(new ApiError('network'))
  expect(beginning('weight', values('11:30'), come)).toEqual(values('11:30'))
  expect(readDraft('weight')).toBeUndefined()
  await fails(new ApiError('network'))
  keepDraft('weight', { weight: '68.3' })
  expect(beginning('weight', values('11:30'), come)).toEqual(values('11:24'))
  expect(readDraft('weight')).toEqual({ weight: '68.3' })
})

test('a form that was emptied begins anew; one that was right as it began does not', async () => {
  await fails(new ApiError('network'))
  dropDraft('weight')
  expect(beginning('weight', values('11:30'), NONE)).toEqual(values('11:30'))
  await fails(new ApiError('network'), '68.4')
  expect(beginning('weight', values('11:30'), NONE)).toEqual(values('11:24'))
})

test('what the server has refused stands nowhere: it is one of the next opening', async () => {
  await fails(new ApiError('status', { status: 400 }))
  expect(beginning('weight', values('11:30'), NONE)).toEqual(values('11:30'))
  expect(await keyOf(values('11:24', '68.2'), '112407')).toEqual([`${DAY}112407`])
})

test('a blood sugar moved to another time of the meal after all leaves nothing of what was tried', async () => {
  const sugar = (when: 'NBD' | 'BBD' | 'ABD') => ({ mgdl: '102', when, day: DAY, clock: '11:24' })
  const sent: string[][] = []
  const send = (when: 'NBD' | 'BBD' | 'ABD', failure?: ApiError) =>
    sendTried('sugar', sugar(when), [{ helhidxCode: when, inptDt: `${DAY}112407`, helhidxVal: '102' }], (records) => {
      sent.push(records.map(({ helhidxCode, inptDt, helhidxVal }) => `${helhidxCode} ${inptDt.slice(8)} ${helhidxVal}`))
      return failure ? Promise.reject(failure) : Promise.resolve()
    })
  const lost = new ApiError('network')
  await expect(send('NBD', lost)).rejects.toBe(lost)
  await expect(send('BBD', lost)).rejects.toBe(lost)
  await send('ABD')
  expect(sent).toEqual([
    ['NBD 112407 102'],
    ['BBD 112407 102', 'NBD 112407 '],
    ['ABD 112407 102', 'BBD 112407 ', 'NBD 112407 '],
  ])
  await send('NBD')
  expect(sent.at(-1), 'and nothing is removed once it stands').toEqual(['NBD 112407 102'])
})
