import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { OrderForm } from './order-form.tsx'
import { itemQuery, timesQuery } from './reserve.queries.ts'
import css from './reserve.module.css'

interface Props {
  /** Number of the course or kit. */
  id: string
  /** What it is and where it waits, as the screen below knows it: nobody waits for the first line. */
  what: string
  onClose(): void
}

/** A reservation over the list or the course it is of; what comes of it is a page. */
export function ReserveSheet({ id, what, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const asked = useQueries({ queries: [itemQuery(id), timesQuery(id)] })
  const failed = asked.find(({ isError }) => isError)
  return (
    <Sheet open title={t`몇 시에 받으실까요?`} onCloseRequest={onClose}>
      <p className={css.what}>{what}</p>
      {asked.every(({ data }) => data !== undefined) ? (
        <OrderForm
          id={id}
          elsewhere={onClose}
          onDone={({ smartOrderSeq }) => void navigate({ to: '/meal/reserve', search: { smartOrderSeq } })}
        />
      ) : failed ? (
        <ErrorState
          level={2}
          title={t`시간을 불러오지 못했어요`}
          text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
          retrying={asked.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label={t`시간을 불러오는 중`}>
          <Skeleton height={240} />
        </div>
      )}
    </Sheet>
  )
}
