import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { dayReviewsQuery } from './day.queries.ts'

/** How many meals of two weeks can still be rated; nothing where there is none. [MEA-10] */
export function ReviewRow() {
  const { t } = useLingui()
  const { data } = useQuery(dayReviewsQuery())
  const open = (data ?? []).filter(({ menuGrade }) => menuGrade === null).length
  if (open === 0) return null
  return (
    <ListRow
      render={<Link to="/meal/review" />}
      lead={<RowIcon icon={Star} />}
      title={t`평가할 식사 ${open}`}
      sub={t`어떠셨는지 주방에 알려 주세요`}
      chevron
    />
  )
}
