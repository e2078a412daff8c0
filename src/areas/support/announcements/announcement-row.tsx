import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Pin from 'lucide-react/icons/pin'
import type { Schemas } from '#src/contract/schemas.ts'
import { worded } from '#src/domain/operator-words/worded.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { kindIcons, type useAnnouncementWords } from './announcement-words.ts'
import css from './announcements.module.css'

/** One announcement of the list: whether it is new, of which kind, and of when. */
export function AnnouncementRow({
  row,
  words,
}: {
  row: Schemas['AnnounceRow']
  words: ReturnType<typeof useAnnouncementWords>
}) {
  const { t } = useLingui()
  const { text, lang } = worded(row.title, row.titleEng, words.language)
  const isUnread = row.readYn === 'N'
  return (
    <ListRow
      render={<Link to="/customer/announce/detail" search={{ announceSeq: row.announceSeq }} />}
      lead={<RowIcon icon={kindIcons[row.announceType]} />}
      title={
        <span className={css.title} data-new={isUnread || undefined} lang={lang}>
          {text}
        </span>
      }
      sub={
        <span className={css.sub}>
          {row.topYn === 'Y' ? (
            <>
              <Icon of={Pin} size="xs" />
              <VisuallyHidden>{t`위에 둔 공지`}</VisuallyHidden>
            </>
          ) : null}
          {`${words.kind(row.announceType)} · ${words.day(row.regDt)}`}
        </span>
      }
      end={isUnread ? <Badge kind="food">{row.newYn === 'Y' ? t`새 글` : t`안 읽음`}</Badge> : undefined}
    />
  )
}
