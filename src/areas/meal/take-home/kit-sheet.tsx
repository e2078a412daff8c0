import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { allergyNotice, declaredOf } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { kitQuery } from './take-home.queries.ts'
import type { Kit } from './take-home.ts'
import css from './take-home.module.css'

/** What is in a kit, how long it keeps, and whether the member may eat it. */
export function KitSheet({ kit, onReserve, onClose }: { kit: Kit; onReserve(): void; onClose(): void }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(kitQuery(kit.prodSeq))
  const numbersOff = useNumbersOff()
  const { cookMin } = kit
  const price = formatNumber(kit.price)
  return (
    <Sheet open title={kit.name} onCloseRequest={onClose}>
      <div className={css.sheet}>
        <div className={css.facts}>
          <DishTile size="l" name={kit.bowl} />
          <p>
            <b>{t`${price}원`}</b>
            <span>
              {[
                kit.serving,
                cookMin === null ? '' : t`${cookMin}분`,
                kit.kcal === null || numbersOff ? '' : formatQuantity(kit.kcal, 'kcal'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        </div>
        {data ? (
          <>
            <p className={css.contents}>{data.prodCntnt}</p>
            {data.expiryTxt ? (
              <dl className={css.keeps}>
                <dt>{t`보관`}</dt>
                <dd>{data.expiryTxt}</dd>
              </dl>
            ) : null}
            <AllergyLine notice={allergyNotice([declaredOf(data, language)])} />
          </>
        ) : isError ? (
          <ErrorState
            level={2}
            title={t`불러오지 못했어요`}
            text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label={t`불러오는 중`}>
            <Skeleton height={96} />
          </div>
        )}
        {kit.orderable ? (
          <Button block size="l" onClick={onReserve}>{t`예약하기`}</Button>
        ) : (
          <p className={css.gone}>{kit.soldOut ? t`다 나갔어요.` : t`예약이 끝났어요.`}</p>
        )}
      </div>
    </Sheet>
  )
}
