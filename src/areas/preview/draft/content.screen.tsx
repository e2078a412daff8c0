import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ContentFilm } from '#src/domain/content/content-film.tsx'
import { ContentPicture } from '#src/domain/content/content-picture.tsx'
import { Paragraphs } from '#src/domain/content/paragraphs.tsx'
import { PreviewBar } from '#src/domain/preview/preview-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { contentDraftQuery } from './draft.queries.ts'
import { NoDraft } from './no-draft.tsx'

/** Reading matter or a film as members will meet it. The operator writes Korean. [PRV-02] */
export function ContentPreviewScreen({ cntntsSeq }: { cntntsSeq: number }) {
  const { t, i18n } = useLingui()
  const { data: content } = useSuspenseQuery(contentDraftQuery(cntntsSeq))
  if (content === null) return <NoDraft />
  const { categoryCode, title, summaryTxt, thumbUrl, authorNm, readMin, videoUrl, openYn, openDtm, paragraphs } =
    content
  const kinds = { MEAL: t`식사`, EXERCISE: t`운동`, SLEEP: t`잠`, MIND: t`마음`, DISEASE: t`예방` }
  const day = openDtm === null ? null : formatDay(openDtm.slice(0, 8), i18n.locale, 'short')
  const planned = day === null ? t`올릴 날을 정하지 않았어요` : t`${day}에 올라가요`
  return (
    <DetailPage
      bar={<PreviewBar />}
      picture={thumbUrl === null ? undefined : <ContentPicture url={thumbUrl} />}
      lead={{
        above: `${kinds[categoryCode]} · ${videoUrl === null ? t`읽는 데 ${readMin}분` : t`보는 데 ${readMin}분`}`,
        title: <span lang="ko">{title}</span>,
        below: <span lang="ko">{summaryTxt}</span>,
      }}
    >
      {videoUrl !== null && <ContentFilm url={videoUrl} name={title} />}
      {paragraphs.length > 0 && (
        <div lang="ko">
          <Paragraphs paragraphs={paragraphs} label={title} />
        </div>
      )}
      {openYn === 'Y' ? <Badge kind="positive">{t`올라와 있어요`}</Badge> : <Badge kind="caution">{planned}</Badge>}
      <Fine>
        <span lang="ko">{authorNm}</span>
      </Fine>
    </DetailPage>
  )
}
