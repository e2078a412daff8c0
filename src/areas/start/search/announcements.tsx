import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Megaphone from 'lucide-react/icons/megaphone'
import { useLanguage } from '#src/app/use-language.ts'
import { query } from '#src/contract/query.ts'
import { formatDay } from '#src/lib/days.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { Marked } from './marked.tsx'
import { Part } from './part.tsx'
import { findAnnouncements, type AnnouncementHit } from './search.ts'

/** The first page, as the list of announcements reads it: whichever of the two comes first asks for both. */
const newestQuery = () => ({
  ...query('get', '/api/announce/list', { params: { query: { pageNo: 1, pageSize: 20 } }, background: true }),
  retry: false,
})

/** The announcements whose heading holds the word. The search stands without them. */
export function useAnnouncements(word: string): AnnouncementHit[] {
  const { language } = useLanguage()
  const { data } = useQuery(newestQuery())
  return findAnnouncements(word, data?.list ?? [], language)
}

export function Announcements({ hits, onLeave }: { hits: readonly AnnouncementHit[]; onLeave: () => void }) {
  const { t, i18n } = useLingui()
  if (hits.length === 0) return null
  return (
    <Part title={t`공지`}>
      {hits.map(({ announceSeq, day, title, mark, lang }) => (
        <ListRow
          key={announceSeq}
          render={<Link to="/customer/announce/detail" search={{ announceSeq }} onClick={onLeave} />}
          lead={<RowIcon icon={Megaphone} />}
          title={
            <span lang={lang}>
              <Marked text={title} mark={mark} />
            </span>
          }
          sub={formatDay(day, i18n.locale, 'short')}
          chevron
        />
      ))}
    </Part>
  )
}
