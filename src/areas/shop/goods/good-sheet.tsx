import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Store from 'lucide-react/icons/store'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { dishOf } from './shop.ts'
import { enterAt, goodQuery } from './shop.queries.ts'
import css from './shop.module.css'

/** One article: what it is, what it costs, and the way to where it is sold. */
export function GoodSheet({ goodNo }: { goodNo: string }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const isNumbersOff = useNumbersOff()
  const { data: good, isError, isFetching, refetch } = useQuery(goodQuery(goodNo))
  const enter = useMutation({
    mutationFn: () => enterAt(client, goodNo),
    // Without the agreement the mall knows nobody: there it is asked for.
    onSuccess: (entered) => (entered === 'notAgreed' ? router.navigate({ to: '/meal/welmallAgree' }) : undefined),
    onError: () => toast({ kind: 'bad', text: t`쇼핑몰을 열지 못했어요. 다시 시도해 주세요.` }),
  })
  if (isError)
    return (
      <FailedPart
        icon={Store}
        title={t`상품을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!good)
    return (
      <div role="status" aria-label={t`불러오는 중`}>
        <SkeletonRow />
      </div>
    )
  const korean = i18n.locale === 'ko' ? undefined : 'ko'
  const { kcal } = good
  const [won, before] = [formatNumber(good.salePrice), formatNumber(good.price)]
  return (
    <div className={css.good}>
      <span className={css.picture}>
        <Dish {...dishFor(dishOf(good.goodNm))} size={112} />
      </span>
      <p className={css.name} lang={korean}>
        {good.goodNm}
      </p>
      <p className={css.price}>
        <b>{t`${won}원`}</b>
        {good.salePrice < good.price ? <s>{t`${before}원`}</s> : null}
        {good.soldOutYn === 'Y' ? <Badge>{t`다 팔렸어요`}</Badge> : null}
      </p>
      <p lang={korean}>{good.contents}</p>
      {kcal === null || isNumbersOff ? null : <p className={css.fine}>{t`한 개에 ${kcal} kcal`}</p>}
      <Button size="l" block busy={enter.isPending} onClick={() => enter.mutate()}>{t`쇼핑몰에서 보기`}</Button>
    </div>
  )
}
