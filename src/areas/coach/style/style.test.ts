import { expect, test } from 'vitest'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { answersOf, chosen, tableOfStyle, toAnswerList, type Question } from './style.ts'

const question = (questionSeq: number, multiYn: 'Y' | 'N', ...selected: number[]): Question => ({
  questionSeq,
  questionTxt: '',
  multiYn,
  choiceList: [1, 2, 3].map((choiceNo) => ({
    choiceNo,
    choiceTxt: String(choiceNo),
    selectYn: selected.includes(choiceNo) ? 'Y' : 'N',
  })),
})

test('the answers of the last time are what the survey begins with, and what it sends [COA-01]', () => {
  const answers = answersOf([question(1, 'N', 2), question(2, 'Y', 1, 3), question(3, 'N')])
  expect(answers).toEqual({ 1: [2], 2: [1, 3], 3: [] })
  expect(toAnswerList({ 1: [2], 2: [1, 3] })).toEqual({
    answerList: [
      { questionSeq: 1, choiceNoList: [2] },
      { questionSeq: 2, choiceNoList: [1, 3] },
    ],
  })
})

test('of one question one choice stands, of another several, each taken back by choosing it again', () => {
  expect(chosen(question(1, 'N'), [2], 3)).toEqual([3])
  expect(chosen(question(2, 'Y'), [3], 1)).toEqual([1, 3])
  expect(chosen(question(2, 'Y'), [1, 3], 3)).toEqual([1])
})

test('each of the eight styles has a table of its own, of dishes that are drawn', () => {
  const tables = ['FS01', 'FS02', 'FS03', 'FS04', 'FS05', 'FS06', 'FS07', 'FS08'].map(tableOfStyle)
  expect(new Set(tables.map(String)).size).toBe(8)
  for (const table of tables) {
    expect(new Set(table).size).toBe(table.length)
    expect(table.filter((name) => dishFor(name).syllable !== undefined)).toEqual([])
  }
})
