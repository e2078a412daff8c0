import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, type Entry, type Json } from '../scripts/gen/document.ts'

type Row = Record<string, Json>

const SLOW_MS = 60_000

let entries: Entry[]
beforeAll(async () => {
  entries = operationsOf(await bundleContract())
}, SLOW_MS)

function entryOf(path: string): Entry {
  const entry = entries.find((each) => each.path === `/api/healthlog/${path}`)
  if (!entry) throw new Error(`${path} is not in the contract`)
  return entry
}
/** `data` of every example of the 200 answer, with the example's name. */
function payloads(path: string): [name: string, data: Json][] {
  const examples = entryOf(path).operation.responses['200']?.content?.['application/json']?.examples ?? {}
  return Object.entries(examples).map(([name, { value }]) => [name, (value as Row)['data'] ?? null])
}
const payload = (path: string, example = 'default') => payloads(path).find(([name]) => name === example)?.[1] ?? null
const body = (path: string) => entryOf(path).operation.requestBody?.content?.['application/json']?.examples?.['default']?.value as Row
const rowsOf = (value: Json | undefined) => value as Row[]
const sum = (rows: Row[], key: string) => rows.reduce((total, row) => total + Number(row[key]), 0)

describe('the contract of exercise', () => {
  test('answers an open survey with nothing selected, and the state says that it comes first [EXR-01]', () => {
    const options = rowsOf(payload('aiCustom/suveyList', 'unanswered')).flatMap((question) => rowsOf(question['optList']))
    expect(options.length).toBeGreaterThan(0)
    expect(options.filter(({ selectYn }) => selectYn !== 'N')).toEqual([])
    expect(payload('aiCustom/rcmdAt', 'none')).toEqual({ suveyAt: 'N', suveyDtm: null, rcmdAt: 'N', rcmdDtm: null })
    expect(payload('aiCustom/rcmdExercise', 'empty')).toEqual([])
  })

  test('takes the survey and the routine by POST, with codes that the readings gave [EXR-01] [HLG-08]', () => {
    const known = new Map(rowsOf(payload('aiCustom/suveyList')).map((question) => [question['qstnSeq'], rowsOf(question['optList']).map(({ optCode }) => optCode)]))
    const answers = rowsOf(body('aiCustom/saveSuvey')['answerList'])
    expect(answers.filter(({ qstnSeq, optCodeList }) => !(optCodeList as Json[]).every((code) => known.get(qstnSeq ?? null)?.includes(code)))).toEqual([])
    const recommended = rowsOf(payload('aiCustom/rcmdExercise')).map(({ prgm }) => (prgm as Row)['prgmCode'])
    expect(recommended).toEqual(expect.arrayContaining(body('aiCustom/saveRcmd')['prgmCodeList'] as Json[]))
    expect([entryOf('aiCustom/saveSuvey').method, entryOf('aiCustom/saveRcmd').method]).toEqual(['post', 'post'])
  })

  test('answers a toggled favourite with the new count, and counts without an upper limit [EXR-02]', () => {
    const { favoriteCnt: before } = payload('aiCustom/favoriteCnt') as Row
    expect(payload('aiFavor/saveAiFavorite')).toEqual({ favoriteCnt: Number(before) + 1 })
    expect(payload('aiFavor/saveAiFavorite', 'removed')).toEqual({ favoriteCnt: Number(before) - 1 })
    expect((payload('aiFavor/aiFavoriteList') as Row)['totalCnt']).toBe(before)
  })

  test('has an empty setting list before the first save, and refuses the wrong one of the two saves [HLG-08]', () => {
    expect(payload('aiSetting/aiSettingList', 'empty')).toEqual([])
    for (const call of ['aiSetting/firstSaveAiSetting', 'aiSetting/saveAiSetting']) {
      expect(entryOf(call).method).toBe('post')
      expect(Object.keys(entryOf(call).operation.responses)).toContain('409')
    }
  })

  test('adds up: energy and minutes of lists, days, weeks and moves', () => {
    const wrong: string[] = []
    const same = (where: string, total: Json | undefined, parts: number) => {
      if (total !== null && total !== undefined && total !== parts) wrong.push(`${where}: ${String(total)} is not ${parts}`)
    }
    const lists: [path: string, list: string, [total: string, part: string][]][] = [
      ['myLog/eatKcal', 'mealList', [['eatKcal', 'eatKcal']]],
      ['myLog/useKcal', 'itemList', [['useKcal', 'useKcal']]],
      ['wrkot/todayAtvEnrgy', 'itemList', [['useKcal', 'useKcal']]],
      ['wrkot/todayWrkotDtl', 'zoneList', [['wrkotMin', 'zoneMin']]],
      ['wrkot/todayWrkotAiDtl', 'moveList', [['useKcal', 'useKcal']]],
      ['wrkotlog/wrkotWeekAvgKcal', 'list', [['totKcal', 'useKcal'], ['wrkotMin', 'wrkotMin'], ['wrkotCnt', 'wrkotCnt']]],
      ['wrkotlog/wrkotMonthAvgKcal', 'list', [['totKcal', 'useKcal'], ['wrkotMin', 'wrkotMin'], ['wrkotCnt', 'wrkotCnt']]],
      ['wrkotlog/totWrkotList', 'list', [['totKcal', 'useKcal'], ['totMin', 'wrkotMin']]],
      ['aiMyLog/aiCategoryLog', 'list', [['useKcal', 'useKcal'], ['doneMin', 'doneMin'], ['doneCnt', 'doneCnt']]],
      ['aiMyLog/aiPrgmThmLog', 'list', [['useKcal', 'useKcal'], ['doneMin', 'doneMin'], ['doneCnt', 'doneCnt']]],
      ['healthScore', 'itemList', [['totalScore', 'score']]],
    ]
    for (const [path, list, pairs] of lists) {
      for (const [name, data] of payloads(path)) {
        const rows = rowsOf((data as Row)[list])
        // A detail without a watch has no parts to add.
        if (rows.length > 0) for (const [total, part] of pairs) same(`${path} ${name} ${total}`, (data as Row)[total], sum(rows, part))
      }
    }
    expect(wrong).toEqual([])
  })

  test('shows one month of programmes alike by kind, by theme and one by one', () => {
    const [byKind, byTheme] = [payload('aiMyLog/aiCategoryLog') as Row, payload('aiMyLog/aiPrgmThmLog') as Row]
    const single = rowsOf((payload('aiMyLog/aiPrgmThmDtl') as Row)['list'])
    const { doneCnt, doneMin, useKcal } = byKind
    expect([byTheme['doneCnt'], byTheme['doneMin'], byTheme['useKcal']]).toEqual([doneCnt, doneMin, useKcal])
    expect([single.length, sum(single, 'wrkotMin'), sum(single, 'useKcal')]).toEqual([doneCnt, doneMin, useKcal])
  })

  test('shows a programme whose moves are as many and as long as its card says', () => {
    for (const [name, data] of payloads('aiprgmThm/aiPrgmDtlInfo')) {
      const { prgm, moveList } = data as { prgm: Row; moveList: Row[] }
      expect([name, prgm['moveCnt']]).toEqual([name, moveList.length])
      expect([name, prgm['prgmMin']]).toEqual([name, Math.round((sum(moveList, 'moveSec') + sum(moveList, 'restSec')) / 60)])
    }
  })
})
