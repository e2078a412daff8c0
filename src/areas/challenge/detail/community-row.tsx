import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { latestQuery } from '../community/community.queries.ts'
import { newsOf } from '../community/community.ts'

/** The way to what the others of a challenge write, with the beginning of the newest of it. [CHA-09] */
export function CommunityRow({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const { data } = useQuery(latestQuery(chalnCode))
  const news = newsOf(data ?? [])
  return (
    <ListRow
      lead={<RowIcon icon={MessagesSquare} />}
      title={t`함께하는 사람들 이야기`}
      sub={news && <span lang="ko">{`${news.author}: ${news.text}`}</span>}
      chevron
      render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode, view: 'community' }} />}
    />
  )
}
