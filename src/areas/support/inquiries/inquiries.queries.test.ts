import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { inquiriesQuery } from './inquiries.queries.ts'

test('a thread read before its answer is read again: whoever comes from the bell finds the answer', async () => {
  let answerYn = 'N'
  connectApi(fakePorts(() => answer(envelope({ totalCnt: 1, list: [{ qnaSeq: 874, answerYn }] }))))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const read = async () => (await client.fetchInfiniteQuery(inquiriesQuery('voc'))).pages[0]?.list[0]?.answerYn
  expect(await read()).toBe('N')
  answerYn = 'Y'
  expect(await read()).toBe('Y')
})
