import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Line, lines, STEPS } from '#server/domain/health-score/score.rules.ts'

const folder = join(import.meta.dirname, '..', 'src', 'areas', 'reports', 'score')
const korean = readFileSync(join(folder, 'formula-sheet.tsx'), 'utf8')
const english = readFileSync(join(folder, 'en.po'), 'utf8')

test.each(['SBP', 'DBP', 'NBD'] as const)(
  'the page of the score tells every point of the line of %s that the server counts by',
  (code) => {
    const line: Line = lines[code]
    const told = ([x, points]: Line[number]) =>
      new RegExp(`(?<!\\d)${x}(?:에서|까지) ${points}점`).test(korean) &&
      new RegExp(`(?<!\\d)${x} is ${points}(?!\\d)`).test(english)
    expect(line.filter((point) => !told(point))).toEqual([])
  },
)

test('it tells the other lines, too', () => {
  const { BMI, BDF, SLP, STEP, KCAL, MEALS } = lines
  const sentences = [
    `체질량지수 ${BMI[1][0]}에서 ${BMI[2][0]}까지 ${BMI[1][1]}점, ${BMI[0][0]}와 ${BMI[3][0]}에서 0점`,
    `남성 ${BDF.M[0][0]}%, 여성 ${BDF.F[0][0]}%까지 ${BDF.M[0][1]}점, 거기서 ${BDF.M[1][0] - BDF.M[0][0]} 높으면 0점`,
    `잠은 ${SLP[1][0] / 60}시간에서 ${SLP[2][0] / 60}시간까지 ${SLP[1][1]}점, ${SLP[0][0] / 60}시간과 ${SLP[3][0] / 60}시간에서 0점`,
    `걸음은 내 목표를 채우면 ${STEP[1][1]}점이에요. 목표가 없으면 ${STEPS.toLocaleString('en')}보`,
    `목표에서 ${KCAL[0][0] * 100}% 안이면 ${KCAL[0][1]}점, ${KCAL[1][0] * 100}% 벗어나면 0점`,
    `한 달 내내 적으면 ${MEALS[1][1]}점`,
  ]
  expect(sentences.filter((sentence) => !korean.includes(sentence))).toEqual([])
})
