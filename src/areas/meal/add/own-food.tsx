import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Center } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { foodQuery, useSaveOwnFood } from './add-foods.queries.ts'
import { draftOf, NO_FOOD, ownFoodForm, toForm, type OwnFoodDraft } from './own-food.ts'
import css from './add-foods.module.css'

interface Props {
  day: string
  meal: string
  mealName: string
  /** When it was eaten, `HH:mm`, where that was chosen. */
  clock: string | null
  /** What was looked for and not found. */
  word: string
  /** An own food to change; none for a new one. */
  foodId: string | undefined
  onSaved(): void
}

/**
 * A food that nobody has in a table: typed in, kept for the next time, and recorded. To change one waits for it first:
 * without it there is nothing to change.
 */
export function OwnFood({ foodId, ...rest }: Props) {
  const { t } = useLingui()
  const {
    data: food,
    isPending,
    isFetching,
    refetch,
  } = useQuery({ ...foodQuery(foodId ?? ''), enabled: foodId !== undefined })
  if (foodId === undefined || food) return <OwnFoodForm {...rest} food={food ?? undefined} />
  if (isPending) {
    return (
      <Card>
        <div role="status" aria-busy="true" aria-label={t`음식을 불러오는 중`}>
          <Skeleton height={208} />
        </div>
      </Card>
    )
  }
  if (food === undefined) {
    return (
      <ErrorState
        level={2}
        title={t`음식을 불러오지 못했어요`}
        text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const { day, meal } = rest
  return (
    <Center>
      <EmptyState
        title={t`없어진 음식이에요`}
        text={t`음식 목록에서 빠졌어요. 이름으로 다시 찾아 보세요.`}
        action={
          <Button
            render={<Link to="/healthlog/mealRecordSearch" search={{ day, meal }} replace />}
          >{t`음식 찾기`}</Button>
        }
      />
    </Center>
  )
}

function OwnFoodForm({
  day,
  meal,
  mealName,
  clock,
  word,
  food,
  onSaved,
}: Omit<Props, 'foodId'> & { food: Schemas['NtntDetail'] | undefined }) {
  const { t } = useLingui()
  const keep = useSaveOwnFood()
  const form = useValidForm<OwnFoodDraft, OwnFoodDraft>({
    schema: ownFoodForm({
      name: t`음식 이름을 적어 주세요`,
      kcal: t`0에서 10,000 사이로 적어 주세요`,
      number: t`숫자로 적어 주세요`,
    }),
    initial: food ? draftOf(food) : { ...NO_FOOD, name: word },
    draft: food ? `own-food ${food.foodId}` : 'own-food',
    onSubmit: (draft) =>
      keep.sendAsync({ body: toForm(draft, food ? { foodId: food.foodId } : { record: { day, meal, clock } }) }),
    onSent: () => {
      toast({
        kind: 'good',
        text: food ? t`음식을 고쳤어요. 지난 기록은 그대로예요.` : t`적어 두고 ${mealName}으로 기록했어요`,
      })
      onSaved()
    },
    refusal: keep.refusal,
  })
  const number = (name: 'kcal' | 'cho' | 'sugar' | 'fibre' | 'protein' | 'fat' | 'sodium', label: string) => (
    <FormField form={form} name={name}>
      {(field) => <TextField {...field} sunken label={label} inputMode="decimal" autoComplete="off" />}
    </FormField>
  )
  return (
    <Card>
      <form className={css.form} {...form.props}>
        <FormField form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              sunken
              label={t`음식 이름`}
              limit={MOST_LETTERS.foodName}
              autoComplete="off"
              clearLabel
            />
          )}
        </FormField>
        {number('kcal', t`열량 (kcal)`)}
        <Accordion
          level={2}
          items={[
            {
              title: t`한 번 먹는 양과 영양`,
              content: (
                <div className={css.form}>
                  <FormField form={form} name="serving">
                    {(field) => (
                      <TextField
                        {...field}
                        sunken
                        label={t`한 번 먹는 양`}
                        help={t`1줄 (230 g)처럼 적어 주세요`}
                        limit={MOST_LETTERS.serving}
                        autoComplete="off"
                      />
                    )}
                  </FormField>
                  {number('cho', t`탄수화물 (g)`)}
                  {number('sugar', t`당류 (g)`)}
                  {number('fibre', t`식이섬유 (g)`)}
                  {number('protein', t`단백질 (g)`)}
                  {number('fat', t`지방 (g)`)}
                  {number('sodium', t`나트륨 (mg)`)}
                </div>
              ),
            },
          ]}
        />
        {form.problem ? (
          <Notice kind="danger" live="alert">
            {form.problem}
          </Notice>
        ) : null}
        <Button type="submit" size="l" block busy={form.busy} busyLabel={t`저장하는 중`}>
          {food ? t`고치기` : t`적어 두고 기록하기`}
        </Button>
      </form>
    </Card>
  )
}
