import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

const SLOW_MS = 60_000
type Question = { qstnSeq: number; optList: { optCode: string; selectYn: string }[] }
type Answers = { answerList: { qstnSeq: number; optCodeList: string[] }[] }
type Programme = { prgmCode: string; moveCnt: number; prgmMin: number }
type Move = { moveSec: number; restSec: number }
type Month = { doneCnt: number; doneMin: number; useKcal: number }
type Done = { wrkotMin: number; useKcal: number }

let log: ContractReader
beforeAll(async () => {
  log = await readContract('health')
}, SLOW_MS)

const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)

describe('the contract of exercise', () => {
  test('answers an open survey with nothing selected, and the state says that it comes first [EXR-01]', () => {
    const options = log.answer<Question[]>('healthSuveyList', 'unanswered').flatMap(({ optList }) => optList)
    expect(options.length).toBeGreaterThan(0)
    expect(options.filter(({ selectYn }) => selectYn !== 'N')).toEqual([])
    expect(log.answer('healthRcmdAt', 'none')).toEqual({ suveyAt: 'N', suveyDtm: null, rcmdAt: 'N', rcmdDtm: null })
    expect(log.answer('healthRcmdExercise', 'empty')).toEqual([])
  })

  test('takes the survey and the routine by POST, with codes that the readings gave [EXR-01] [HLG-08]', () => {
    const known = new Map(
      log
        .answer<Question[]>('healthSuveyList')
        .map(({ qstnSeq, optList }) => [qstnSeq, optList.map(({ optCode }) => optCode)]),
    )
    const { answerList } = log.bodyExample<Answers>('healthSaveSuvey')
    expect(
      answerList.filter(({ qstnSeq, optCodeList }) => !optCodeList.every((code) => known.get(qstnSeq)?.includes(code))),
    ).toEqual([])
    const recommended = log.answer<{ prgm: Programme }[]>('healthRcmdExercise').map(({ prgm }) => prgm.prgmCode)
    expect(recommended).toEqual(
      expect.arrayContaining(log.bodyExample<{ prgmCodeList: string[] }>('healthSaveRcmd').prgmCodeList),
    )
    expect([log.operation('healthSaveSuvey').method, log.operation('healthSaveRcmd').method]).toEqual(['post', 'post'])
  })

  test('answers a toggled favourite with the new count, and counts without an upper limit [EXR-02]', () => {
    const before = log.answer<{ favoriteCnt: number }>('healthFavoriteCnt').favoriteCnt
    expect(log.answer('healthSaveAiFavorite')).toEqual({ favoriteCnt: before + 1 })
    expect(log.answer('healthSaveAiFavorite', 'removed')).toEqual({ favoriteCnt: before - 1 })
    expect(log.answer<{ totalCnt: number }>('healthAiFavoriteList').totalCnt).toBe(before)
    expect(log.follow(log.payload('healthFavoriteCnt').properties?.['favoriteCnt'])).not.toHaveProperty('maximum')
  })

  test('has an empty setting list before the first save, and refuses the wrong one of the two saves [HLG-08]', () => {
    expect(log.answer('healthAiSettingList', 'empty')).toEqual([])
    for (const id of ['healthFirstSaveAiSetting', 'healthSaveAiSetting']) {
      expect(log.operation(id).method).toBe('post')
      expect(Object.keys(log.operation(id).operation.responses)).toContain('409')
    }
  })

  test('shows one month of programmes alike by kind, by theme and one by one', () => {
    const { doneCnt, doneMin, useKcal } = log.answer<Month>('healthAiCategoryLog')
    expect(log.answer('healthAiPrgmThmLog')).toMatchObject({ doneCnt, doneMin, useKcal })
    const { list } = log.answer<{ list: Done[] }>('healthAiPrgmThmDtl')
    expect([list.length, sum(list, (row) => row.wrkotMin), sum(list, (row) => row.useKcal)]).toEqual([
      doneCnt,
      doneMin,
      useKcal,
    ])
  })

  test('shows a programme whose moves and rests last as long as its card says', () => {
    for (const example of ['default', 'long']) {
      const { prgm, moveList } = log.answer<{ prgm: Programme; moveList: Move[] }>('healthAiPrgmDtlInfo', example)
      expect([example, Math.round(sum(moveList, ({ moveSec, restSec }) => moveSec + restSec) / 60)]).toEqual([
        example,
        prgm.prgmMin,
      ])
    }
  })
})
