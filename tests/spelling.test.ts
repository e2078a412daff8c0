import { expect, test } from 'vitest'
import { loadContract } from '../server/http/contract-file.ts'
import { routeMap } from '../src/app/route-map.ts'

// As the documents print them: deep links and the operator's server know no other spelling.

test.each([
  ['/healthlog/HealthIndicatiorsetting', '/healthlog/HealthIndicatorsetting'],
  ['/service/battle/BattleInvitaion', '/service/battle/BattleInvitation'],
  ['/mypage/alerge', '/mypage/allergy'],
  ['/service/event/roulet', '/service/event/roulette'],
])('the app has %s, and nothing at %s [PRD-04]', (printed, dictionary) => {
  const paths = routeMap.map(({ path }): string => path)
  expect([printed, dictionary].map((path) => paths.includes(path))).toEqual([true, false])
})

test('the server has every call as it is printed, and none as a dictionary has it [PRD-04]', async () => {
  const { operations } = await loadContract(new URL('../openapi/generated/openapi.json', import.meta.url))
  const parts = new Set([...operations.values()].flatMap(({ path }) => path.split('/')))
  const printed = [
    'selectExistAccouont',
    'getHeealthCheckupList',
    'updateCounselingRsrvChnage',
    'getLastHealhDate',
    'myMissonList',
    'misson',
    'chalen',
  ]
  const corrected = [
    'selectExistAccount',
    'getHealthCheckupList',
    'updateCounselingRsrvChange',
    'getLastHealthDate',
    'myMissionList',
    'mission',
    'challen',
  ]
  expect(printed.filter((part) => !parts.has(part))).toEqual([])
  expect(corrected.filter((part) => parts.has(part))).toEqual([])
})
