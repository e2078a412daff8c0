// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { findMade, meantBy } from './battle.queries.ts'

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
const ROW = {
  batSeq: 52,
  batNm: '한판',
  startDt: '20261116',
  mySideCode: 'HOME',
  myLeaderYn: 'Y',
  acceptYn: 'Y',
  cancelYn: 'N',
  endYn: 'N',
}
const serve = (...list: object[]) => connectApi(fakePorts(() => answer(envelope({ totalCnt: list.length, list }))))

test('what was made and its answer lost is found by what was sent, and nothing else is taken for it', async () => {
  const sent = { batNm: '한판', startDt: '20261123' }
  const made = { ...ROW, batSeq: 56, startDt: '20261123', acceptYn: 'N' }
  serve(made, ROW)
  expect(await findMade(queries(), sent)).toBe(56)
  for (const other of [{ cancelYn: 'Y' }, { batNm: '다른 한판' }, { mySideCode: null, myLeaderYn: 'N' }]) {
    serve({ ...made, ...other }, ROW)
    expect(await findMade(queries(), sent)).toBeUndefined()
  }
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 404 })))
  expect(await findMade(queries(), sent)).toBeUndefined()
})

test('an address without a number means what waits for the member’s yes, also where the side is gathered', async () => {
  serve({ ...ROW, batSeq: 55, mySideCode: 'AWAY', acceptYn: 'N' }, ROW)
  expect(await meantBy(queries(), 'asked')).toBe(55)
  serve({ ...ROW, mySideCode: 'AWAY' })
  expect(await meantBy(queries(), 'asked')).toBeUndefined()
})
