import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { ProgrammeRow } from '../programme/programme-rows.tsx'
import { trendQuery } from './custom.queries.ts'
import css from './custom.module.css'

/** What people like the member keep, as counts; with too few of them nothing is said. */
export function TrendSheet({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { data, isPending, isFetching, refetch } = useQuery(trendQuery())
  return (
    <Sheet open onCloseRequest={onClose} title={t`비슷한 분들이 하는 운동`}>
      <div className={css.sheet}>
        {data ? (
          data.peers === null || data.rows.length === 0 ? (
            <p className={css.reason}>{t`아직 비슷한 분이 적어서 보여 드릴 수 없어요.`}</p>
          ) : (
            <>
              <p className={css.reason}>{t`${data.peers}이 많이 담은 순서예요.`}</p>
              <Rows label={t`비슷한 분들이 하는 운동`}>
                {data.rows.map(({ programme, people }) => (
                  <ProgrammeRow key={programme.code} programme={programme} end={t`${people}명`} />
                ))}
              </Rows>
            </>
          )
        ) : isPending ? (
          <Skeleton height={160} />
        ) : (
          <FailedPart
            bare
            icon={Users}
            title={t`운동을 불러오지 못했어요`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Sheet>
  )
}
