/** A month of programmes, by kind and by theme. */
import type { Language } from '#server/domain/member/language.rules.ts'
import type { DoneProgramme } from './done.queries.ts'
import { workoutNumber } from './number.rules.ts'
import { inLanguage, themeCard } from './programme.present.ts'
import type { Code, Theme } from './programme.queries.ts'

const sums = (list: readonly DoneProgramme[]) => ({
  doneCnt: list.length,
  doneMin: list.reduce((sum, { minutes }) => sum + minutes, 0),
  useKcal: list.reduce((sum, { kcal }) => sum + kcal, 0),
})

/** The most done first. */
export function categoryLog(
  baseMm: string,
  done: readonly DoneProgramme[],
  codes: readonly Code[],
  language: Language,
) {
  const list = [...Map.groupBy(done, ({ categoryCode }) => categoryCode)].map(([categoryCode, rows]) => {
    const code = codes.find((one) => one.kind === 'CATEGORY' && one.code === categoryCode)
    return {
      categoryCode,
      categoryNm: code === undefined ? categoryCode : inLanguage(language, code.codeNm, code.codeNmEng),
      ...sums(rows),
    }
  })
  return {
    baseMm,
    ...sums(done),
    list: list.toSorted((a, b) => b.doneCnt - a.doneCnt || (a.categoryCode < b.categoryCode ? -1 : 1)),
  }
}

/** The latest done first, as `done` is. */
export function themeLog(baseMm: string, done: readonly DoneProgramme[], themes: readonly Theme[], language: Language) {
  const list = [...Map.groupBy(done, ({ thmCode }) => thmCode)].flatMap(([thmCode, rows]) => {
    const theme = themes.find((one) => one.thmCode === thmCode)
    const [latest] = rows
    return theme === undefined || latest === undefined
      ? []
      : [{ thm: themeCard(theme, language), ...sums(rows), lastDt: latest.startDt.slice(0, 8) }]
  })
  return { baseMm, ...sums(done), list }
}

export function donePrograms(baseMm: string, done: readonly DoneProgramme[], theme: Theme, language: Language) {
  const list = done
    .filter(({ thmCode }) => thmCode === theme.thmCode)
    .map(({ startDt, prgmCode, prgmNm, prgmNmEng, minutes, kcal, doneCnt, moveCnt }) => ({
      wrkotSn: workoutNumber(startDt, 'AI'),
      prgmCode,
      prgmNm: inLanguage(language, prgmNm, prgmNmEng),
      startDt,
      wrkotMin: minutes,
      useKcal: kcal,
      doneRate: moveCnt === 0 ? 0 : Math.round((doneCnt / moveCnt) * 100),
    }))
  return { baseMm, thm: themeCard(theme, language), list }
}
