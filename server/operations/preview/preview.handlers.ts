/**
 * Previews of reports and contents (001 section 7, Preview): samples and drafts. Nothing that any member has recorded
 * is read.
 */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { codeOf, DAYS_NEEDED, spanOf } from '#server/domain/eating-type/rules.ts'
import { ALL_CODES, nbtiAxes, nbtiType } from '#server/domain/eating-type/words.rules.ts'
import { healthAnalysis, healthScore } from '#server/domain/health-score/present.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { previewContent, previewReport } from '#server/domain/preview/present.ts'
import { previewQueries } from '#server/domain/preview/queries.ts'
import { SAMPLE_AXES, SAMPLE_NAME, type SampleCode, sampleScored } from '#server/domain/preview/sample.rules.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_DRAFT = {
  ko: '찾을 수 없는 미리보기예요. 주소의 번호를 확인해 주세요.',
  en: 'There is no such preview. Please check the number in the address.',
}

/** What the call asks for: what the member has set is the member's own. */
const languageOf = ({ language }: { language: Language | undefined }): Language => language ?? 'ko'

export function previewHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const previews = previewQueries(db)
  const scored = (sample: SampleCode = 'NORMAL', language: Language) =>
    sampleScored(sample, seoulDay(clock.now()), wordsIn(SAMPLE_NAME, language))

  return {
    previewHelhScore: async ({ body }, caller) =>
      ok(healthScore(scored(body?.sampleCode, languageOf(caller)), languageOf(caller))),

    previewDetailAnalysis: async ({ body }, caller) =>
      ok(healthAnalysis(scored(body?.sampleCode, languageOf(caller)), languageOf(caller))),

    previewGetUserNbti: async ({ body }, caller) => {
      const language = languageOf(caller)
      const axes = SAMPLE_AXES[body?.sampleCode ?? 'NORMAL']
      const { from, testedOn } = spanOf(seoulDay(clock.now()))
      const nickName = wordsIn(SAMPLE_NAME, language)
      if (axes === undefined)
        return ok({
          nickName,
          recordDayCnt: 0,
          needDayCnt: DAYS_NEEDED,
          testDt: null,
          startDt: null,
          nbti: null,
          axisList: [],
        })
      return ok({
        nickName,
        recordDayCnt: DAYS_NEEDED,
        needDayCnt: DAYS_NEEDED,
        testDt: testedOn,
        startDt: from,
        nbti: nbtiType(codeOf(axes), language),
        axisList: nbtiAxes(axes, language),
      })
    },

    previewGetNbtiList: async (_input, caller) => ok(ALL_CODES.map((code) => nbtiType(code, languageOf(caller)))),

    previewGetTempReport: async ({ body: { tempReportSeq } }, caller) => {
      const language = languageOf(caller)
      const report = await previews.report(tempReportSeq)
      return report === undefined
        ? refuse(404, 'notFound', NO_DRAFT[language])
        : ok(previewReport(report, wordsIn(SAMPLE_NAME, language), pictureOrigin))
    },

    previewGetCntntsInfo: async ({ body: { cntntsSeq } }, caller) => {
      const content = await previews.content(cntntsSeq)
      return content === undefined
        ? refuse(404, 'notFound', NO_DRAFT[languageOf(caller)])
        : ok(previewContent(content, pictureOrigin))
    },
  } satisfies Handlers
}
