import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Schemas } from '#src/contract/schemas.ts'
import { ContentPicture } from '#src/domain/content/content-picture.tsx'
import { PreviewBar } from '#src/domain/preview/preview-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { reportDraftQuery } from './draft.queries.ts'
import { NoDraft } from './no-draft.tsx'
import css from './draft.module.css'

/** A report as the member who gets it will read it. The operator writes Korean. [PRV-02] */
export function ReportPreviewScreen({ tempReportSeq }: { tempReportSeq: number }) {
  const { t, i18n } = useLingui()
  const { data: report } = useSuspenseQuery(reportDraftQuery(tempReportSeq))
  if (report === null) return <NoDraft />
  const { title, startDt, endDt, sectionList, writerNm, updDtm, confirmYn } = report
  const written = formatDay(updDtm.slice(0, 8), i18n.locale)
  return (
    <DetailPage
      bar={<PreviewBar />}
      lead={{
        above: t`${formatDay(startDt, i18n.locale)}부터 ${formatDay(endDt, i18n.locale)}까지`,
        title: <span lang="ko">{title}</span>,
        below:
          confirmYn === 'Y' ? (
            <Badge kind="positive">{t`보냈어요`}</Badge>
          ) : (
            <Badge kind="caution">{t`보내기 전`}</Badge>
          ),
      }}
    >
      {sectionList.length === 0 && <Card>{t`아직 쓴 내용이 없어요.`}</Card>}
      {sectionList.map((section, index) => (
        // Sections have no key of their own, and none is moved while it is looked at.
        // oxlint-disable-next-line react/no-array-index-key
        <Section key={index} section={section} />
      ))}
      <Fine>
        <span lang="ko">{writerNm}</span>, {t`${written}에 고침`}
      </Fine>
    </DetailPage>
  )
}

function Section({ section: { subTitle, contents, imgUrl, valueList } }: { section: Schemas['PreviewReportSection'] }) {
  return (
    <Card className={css.text}>
      <div lang="ko">
        {subTitle !== null && <CardHead title={subTitle} />}
        {imgUrl !== null && <ContentPicture url={imgUrl} />}
        {contents !== '' && <p>{contents}</p>}
        {valueList.length > 0 && (
          <dl className={css.values}>
            {valueList.map((value) => (
              <Value key={value.valueNm} value={value} />
            ))}
          </dl>
        )}
      </div>
    </Card>
  )
}

const TONES = { NORMAL: 'positive', CAUTION: 'caution', DANGER: 'danger', LACK: 'info' } as const

function Value({ value: { valueNm, valueTxt, prevTxt, statusCode } }: { value: Schemas['PreviewReportValue'] }) {
  const { t, i18n } = useLingui()
  const words = { NORMAL: t`알맞아요`, CAUTION: t`살펴봐요`, DANGER: t`많이 높아요`, LACK: t`모자라요` }
  return (
    <div>
      <dt>{valueNm}</dt>
      <dd>
        <b>{valueTxt}</b>
        {statusCode !== null && (
          <span lang={i18n.locale}>
            <Badge kind={TONES[statusCode]}>{words[statusCode]}</Badge>
          </span>
        )}
        {prevTxt !== null && <small lang={i18n.locale}>{t`지난번 ${prevTxt}`}</small>}
      </dd>
    </div>
  )
}
