import { describe, expect, test } from 'vitest'
import {
  daysWon,
  leadsOf,
  opensOf,
  phaseOf,
  ribbonAt,
  toDays,
  uncountedDays,
  waitsForMe,
  type Phase,
} from './battle.ts'

const facts = { startDt: '20261116', endDt: '20261122', acceptYn: 'Y', cancelYn: 'N', endYn: 'N' } as const

describe('a battle', () => {
  test('stands by its days and answers, never by the state in words [CHA-07]', () => {
    expect(phaseOf({ ...facts, acceptYn: 'N' }, '20261115')).toBe('asked')
    expect(phaseOf(facts, '20261115')).toBe('ready')
    expect(phaseOf(facts, '20261116')).toBe('running')
    expect(phaseOf(facts, '20261122')).toBe('running')
    expect(phaseOf(facts, '20261123')).toBe('counting')
    expect(phaseOf({ ...facts, endYn: 'Y' }, '20261124')).toBe('over')
    expect(phaseOf({ ...facts, cancelYn: 'Y' }, '20261116')).toBe('cancelled')
  })

  test('has its ribbon on the side that is ahead, in the middle before the first day, never beyond the rope', () => {
    expect(ribbonAt(80_240, 79_680)).toBeCloseTo(-0.219, 3)
    expect(ribbonAt(79_680, 80_240)).toBeCloseTo(0.219, 3)
    expect([ribbonAt(0, 0), ribbonAt(9000, 0), ribbonAt(0, 9000)]).toEqual([0, -1, 1])
  })

  test('is told from the own side, by day', () => {
    const wire = [
      { batDt: '20261116', homeStepCnt: 26_780, awayStepCnt: 26_310 },
      { batDt: '20261117', homeStepCnt: 26_104, awayStepCnt: 27_118 },
    ]
    const own = toDays(wire, 'HOME')
    expect(leadsOf(own).map(({ ahead, length }) => [ahead, Number(length.toFixed(2))])).toEqual([
      ['us', 0.46],
      ['them', 1],
    ])
    expect([daysWon(own), daysWon(toDays(wire, 'AWAY'))]).toEqual([
      { us: 1, them: 1 },
      { us: 1, them: 1 },
    ])
    expect(toDays(wire, 'AWAY')[0]).toEqual({ day: '20261116', us: 26_310, them: 26_780 })
    expect(leadsOf([{ day: '20261116', us: 5, them: 5 }])[0]).toMatchObject({ ahead: null, length: 0 })
  })

  test('has no day that is missing: between midnight and four the day before is not counted yet', () => {
    const left = (phase: Phase, today: string, counted: readonly string[]) =>
      uncountedDays(
        { start: '20261116', end: '20261118', phase },
        counted.map((day) => ({ day, us: 1, them: 2 })),
        today,
      )
    expect(left('running', '20261116', [])).toEqual(['20261116'])
    expect(left('running', '20261117', [])).toEqual(['20261116', '20261117'])
    expect(left('running', '20261117', ['20261116'])).toEqual(['20261117'])
    expect(left('counting', '20261119', ['20261116', '20261117'])).toEqual(['20261118'])
    expect(left('counting', '20261119', ['20261116', '20261117', '20261118'])).toEqual([])
    expect([left('ready', '20261115', []), left('cancelled', '20261117', [])]).toEqual([[], []])
  })

  test('waits for who was asked, and for who has gathered the other side until they have said yes for it', () => {
    const asked = { mySideCode: null, myLeaderYn: 'N', acceptYn: 'N', cancelYn: 'N' } as const
    const gathered = { ...asked, mySideCode: 'AWAY', myLeaderYn: 'Y' } as const
    expect([asked, { ...asked, acceptYn: 'Y' } as const, gathered].map(waitsForMe)).toEqual([true, true, true])
    expect(waitsForMe({ ...gathered, acceptYn: 'Y' })).toBe(false)
    expect(waitsForMe({ ...gathered, cancelYn: 'Y' })).toBe(false)
    expect([waitsForMe({ ...gathered, myLeaderYn: 'N' }), waitsForMe({ ...gathered, mySideCode: 'HOME' })]).toEqual([
      false,
      false,
    ])
  })

  test('a message that waits for an answer leads to the question, every other one to the battle', () => {
    expect(opensOf({ msgType: 'INVITE', answerYn: 'Y' })).toBe('invitation')
    expect(opensOf({ msgType: 'INVITE', answerYn: 'N' })).toBe('battle')
    expect(opensOf({ msgType: 'CANCEL', answerYn: 'N' })).toBe('battle')
  })
})
