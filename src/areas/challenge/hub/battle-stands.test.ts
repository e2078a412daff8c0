import { expect, test } from 'vitest'
import { battleStands } from './battle-stands.ts'

const battle = {
  startDt: '20261116',
  endDt: '20261122',
  acceptYn: 'Y',
  mySideCode: 'HOME',
  homeTeam: { totalStepCnt: 80_240 },
  awayTeam: { totalStepCnt: 79_680 },
} as const

test('a battle says from the own side who is ahead, and before a day is counted that nobody is', () => {
  expect(battleStands(battle, 3, '20261119')).toEqual({ is: 'ahead', by: 560 })
  expect(battleStands({ ...battle, mySideCode: 'AWAY' }, 3, '20261119')).toEqual({ is: 'behind', by: 560 })
  expect(battleStands({ ...battle, awayTeam: battle.homeTeam }, 3, '20261119')).toEqual({ is: 'level' })
  expect(battleStands(battle, 0, '20261116')).toEqual({ is: 'first' })
  expect(battleStands(battle, 0, '20261117')).toEqual({ is: 'night' })
  expect(battleStands(battle, 0, '20261115')).toEqual({ is: 'coming' })
  expect(battleStands(battle, 7, '20261123')).toEqual({ is: 'counting' })
  expect(battleStands({ ...battle, awayTeam: null }, 0, '20261115')).toEqual({ is: 'waiting' })
  expect(battleStands({ ...battle, acceptYn: 'N' }, 0, '20261115')).toEqual({ is: 'waiting' })
})
