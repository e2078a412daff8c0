import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { formatNumber } from '#src/lib/numbers.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { teamPlaceQuery, type TermType } from '../challenge.queries.ts'
import { PlaceRows } from './place-rows.tsx'
import { toPlace, type Place } from './ranking.ts'
import css from './ranking.module.css'

interface Props {
  chalnCode: string
  team: Place
  teamSeq: number
  termType: TermType
  onClose: () => void
}

/**
 * A team of the ranking: where it stands, and of the own one who walked how much. Of others the terms promise the mean
 * alone.
 */
export function TeamSheet({ chalnCode, team, teamSeq, termType, onClose }: Props) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(teamPlaceQuery(chalnCode, teamSeq, termType))
  const people = data?.memberList.map(toPlace) ?? []
  const { rank } = team
  const mean = formatNumber(team.value)
  return (
    <Sheet open onCloseRequest={onClose} title={team.name}>
      <div className={css.sheet}>
        <p>
          {termType === 'WEEK'
            ? t`${rank}위 · 이번 주 하루 평균 ${mean}보`
            : t`${rank}위 · 처음부터 하루 평균 ${mean}보`}
        </p>
        {isError ? (
          <FailedPart
            bare
            icon={Users}
            title={t`팀을 불러오지 못했어요`}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {people.length > 0 ? <PlaceRows label={t`팀원`} places={people} mineWords={t`나`} /> : null}
        {data !== undefined && people.length === 0 ? <p>{t`사람마다의 걸음은 그 팀에만 보여요.`}</p> : null}
      </div>
    </Sheet>
  )
}
