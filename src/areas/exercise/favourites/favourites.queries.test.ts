import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepOffline } from '#src/app/kept/kept-queries.ts'
import type { Vault } from '#src/app/kept/vault.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { themeQuery } from '../programme/programme.queries.ts'
import { favouritesQuery } from './favourites.queries.ts'

const prgm = {
  prgmCode: 'PG0012',
  prgmNm: '퇴근 뒤 전신 근력',
  thmCode: 'TH03',
  thmNm: '퇴근길 가볍게',
  goalCode: 'STR',
  difficultyCode: '2',
  categoryCode: 'STR',
  prgmMin: 30,
  useKcal: 113,
  moveCnt: 4,
  imgUrl: null,
  favoriteYn: 'Y',
  doneCnt: 2,
}
const thm = {
  thmCode: 'TH03',
  thmNm: '퇴근길 가볍게',
  thmDesc: '집에 가기 전에 30분, 몸을 깨워요.',
  imgUrl: null,
  prgmCnt: 1,
}

test('favourites and themes that were read are there without a connection, to choose programmes from', async () => {
  const kept = new Map<string, string>()
  const vault: Vault = {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, text) => void kept.set(name, text),
    forget: async () => {},
    destroy: async () => kept.clear(),
  }
  const read = async () => {
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', persister: keepOffline(vault) } },
    })
    const { pages } = await queries.fetchInfiniteQuery(favouritesQuery())
    const theme = await queries.fetchQuery(themeQuery('TH03'))
    return [pages[0]?.list.map(({ prgmCode }) => prgmCode), theme?.prgmList.map(({ prgmCode }) => prgmCode)]
  }
  connectApi(
    fakePorts(({ url }) =>
      answer(envelope(url.includes('aiFavoriteList') ? { totalCnt: 1, list: [prgm] } : { thm, prgmList: [prgm] })),
    ),
  )
  await read()
  connectApi(fakePorts(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(await read()).toEqual([['PG0012'], ['PG0012']])
})
