import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepOffline } from '#src/app/kept/kept-queries.ts'
import type { Vault } from '#src/app/kept/vault.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { loadLog, workoutsOfQuery } from './log.queries.ts'
import { spanOf } from './span.ts'

const NOW = new Date('2026-11-20T07:10:00+09:00')
const walk = {
  wrkotSn: 1253779200,
  wrkotOriCode: 'PHONE',
  wrkotNm: '걷기',
  startDt: '20261119073000',
  endDt: '20261119080500',
  wrkotMin: 35,
  useKcal: 143,
  distance: 2680,
  heartRateAvg: null,
}
const sums = {
  startDt: '20261116',
  endDt: '20261122',
  wrkotCnt: 1,
  wrkotMin: 35,
  totKcal: 143,
  avgKcal: 143,
  prevAvgKcal: null,
  diffKcal: null,
  list: [],
}

function serve({ url }: Request): Response {
  if (url.includes('totWrkotList')) return answer(envelope({ totalCnt: 1, totMin: 35, totKcal: 143, list: [walk] }))
  if (url.includes('todayWrkotDtl'))
    return answer(envelope({ ...walk, heartRateMax: null, speedAvg: 4.6, zoneList: [], heartRateList: [] }))
  return answer(envelope(sums))
}

test('the week once read is there without a connection, with its list and an exercise that was opened', async () => {
  const kept = new Map<string, string>()
  const vault: Vault = {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, text) => void kept.set(name, text),
    forget: async () => {},
    destroy: async () => kept.clear(),
  }
  const queries = () =>
    new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', persister: keepOffline(vault) } },
    })
  connectApi(fakePorts(serve))
  const before = queries()
  await loadLog(before, {}, NOW)
  await loadLog(before, { wrkot: walk.wrkotSn, from: 'PHONE' }, NOW)

  connectApi(fakePorts(() => Promise.reject(new TypeError('Failed to fetch'))))
  const later = queries()
  await loadLog(later, {}, NOW)
  expect(later.getQueryData(workoutsOfQuery(spanOf('week', '20261120'), null).queryKey)?.pages[0]?.list).toEqual([walk])
  await expect(loadLog(later, { wrkot: walk.wrkotSn, from: 'PHONE' }, NOW)).resolves.toMatchObject({
    is: 'measured',
    wrkotNm: '걷기',
  })
})
