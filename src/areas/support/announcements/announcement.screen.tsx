import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import { builtScreens } from '#src/app/built-screens.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { worded } from '#src/domain/operator-words/worded.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { linkHref } from '#src/lib/link-href.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { AnnouncementPicture } from './announcement-picture.tsx'
import { useAnnouncementWords } from './announcement-words.ts'
import { paragraphsOf, sizeOf } from './announcements.ts'
import { announcementQuery } from './announcements.queries.ts'
import css from './announcements.module.css'

/** One announcement: what changes in its first sentence, one way on, and the neighbours. */
export function AnnouncementScreen({ announceSeq }: { announceSeq: number }) {
  const { t } = useLingui()
  const words = useAnnouncementWords(dayIn(useNow()))
  const { data: found } = useSuspenseQuery(announcementQuery(announceSeq))
  const bar = <ScreenBar titleAs="p" backTo="/customer/announce/list" />
  if (found === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`내려간 공지예요`}
            text={t`다른 공지는 목록에서 볼 수 있어요.`}
            action={<Button render={<Link to="/customer/announce/list" replace />}>{t`공지 목록으로`}</Button>}
          />
        }
      />
    )
  }
  const title = worded(found.title, found.titleEng, words.language)
  const contents = worded(found.contents, found.contentsEng, words.language)
  const [first, ...rest] = paragraphsOf(contents.text)
  const neighbours = [
    { row: found.nextRow, name: t`이전 글` },
    { row: found.prevRow, name: t`다음 글` },
  ].flatMap(({ row, name }) => (row ? [{ ...row, name }] : []))

  return (
    <DetailPage
      bar={bar}
      lead={{
        above: `${words.kind(found.announceType)} · ${words.longDay(found.regDt)}`,
        title: <span lang={title.lang}>{title.text}</span>,
      }}
    >
      {found.artCode ? <AnnouncementPicture dishes={splitJoined(found.artCode)} /> : null}
      <Card className={css.text} label={t`내용`}>
        <div lang={contents.lang}>
          <p className={css.first}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {found.files.length > 0 ? (
          <Rows label={t`첨부 파일`}>
            {found.files.map((file) => (
              <FileRow key={file.fileUrl} file={file} />
            ))}
          </Rows>
        ) : null}
        <WayOn found={found} />
      </Card>
      {neighbours.length > 0 ? (
        <Card tight label={t`다른 공지`}>
          <Rows>
            {neighbours.map((row) => {
              const heading = worded(row.title, row.titleEng, words.language)
              return (
                <ListRow
                  key={row.announceSeq}
                  render={<Link to="/customer/announce/detail" search={{ announceSeq: row.announceSeq }} replace />}
                  title={<span lang={heading.lang}>{heading.text}</span>}
                  sub={`${row.name} · ${words.day(row.regDt)}`}
                  chevron
                />
              )
            })}
          </Rows>
        </Card>
      ) : null}
    </DetailPage>
  )
}

/** Opens beside the app: it is the operator's, and a page of another host. */
function FileRow({ file: { fileNm, fileUrl, fileSize } }: { file: Schemas['AnnounceFile'] }) {
  const { amount, unit } = sizeOf(fileSize)
  const size = `${formatNumber(amount, { decimals: 1, minDecimals: 0 })} ${unit}`
  return (
    <ListRow
      render={<a href={fileUrl} target="_blank" rel="noreferrer" aria-label={`${fileNm}, ${size}`} />}
      lead={<RowIcon icon={FileText} />}
      title={<span lang="ko">{fileNm}</span>}
      sub={size}
      chevron
    />
  )
}

/** The one way on, where it leads to a screen that there is. */
function WayOn({ found }: { found: Schemas['AnnounceDetail'] }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const target = builtScreens(router).find(({ screen }) => screen.name === found.linkMenu)
  if (!target) return null
  if (target.path === '/menu/todayMenu' && found.restaurantCode !== null) {
    const name = (i18n.locale === 'en' && found.restaurantNameEng) || found.restaurantName
    return (
      <Button
        kind="soft"
        block
        className={css.on}
        render={<Link to="/menu/todayMenu" search={{ restaurantCode: found.restaurantCode }} />}
      >{t`${name} 식단 보기`}</Button>
    )
  }
  return (
    <Button
      kind="soft"
      block
      className={css.on}
      render={<Link to={linkHref(target.path, found)} />}
    >{t`${i18n._(target.screen.title)} 보기`}</Button>
  )
}
