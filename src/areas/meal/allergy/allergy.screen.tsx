import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useGuardedForm } from '#src/app/forms/use-guarded-form.ts'
import { goBack } from '#src/app/navigation.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { groupsOf, type Allergen, type Group } from './allergy.ts'
import { allergensQuery, avoidedQuery, useAllergies } from './allergy.queries.ts'
import { AllergenChips } from './allergen-chips.tsx'
import { EffectCard } from './effect-card.tsx'
import css from './allergy.module.css'

const HOME = '/my/menu'
const DRAFT = 'allergy'
const schema = v.object({ codes: v.array(v.string()) })

/** What the member cannot or will not eat: first whether we may know it, then which. [MYP-09] [MYP-13] */
export function AllergyScreen() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [{ data: list }, { data: mine }] = useSuspenseQueries({ queries: [allergensQuery(), avoidedQuery()] })
  const { agree } = useAllergies()

  if (mine.allergyAgreeYn !== 'Y') {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo={HOME} />}
        lead={{ above: t`고른 재료가 든 요리에 표시해 드려요`, title: t`무엇을 피하시나요?` }}
        action={
          <Button
            size="l"
            block
            busy={agree.isPending}
            onClick={() => agree.send({ body: { allergyAgreeYn: 'Y' } })}
          >{t`동의하고 고르기`}</Button>
        }
      >
        <Card>
          <CardHead title={t`알레르기 정보를 써도 될까요?`} />
          <ul className={css.terms}>
            <li>{t`고른 재료는 메뉴에 표시하고, 메뉴를 권할 때 빼는 데만 써요.`}</li>
            <li>{t`주방이나 회사에 누가 골랐는지 알리지 않아요.`}</li>
            <li>{t`언제든 거둘 수 있고, 거두면 고른 재료가 지워져요.`}</li>
          </ul>
          <Rows>
            <ListRow tight chevron title={t`전문 읽기`} render={<Link to="/mypage/alerge" search={{ text: 1 }} />} />
          </Rows>
        </Card>
      </ListPage>
    )
  }
  return (
    <AvoidedForm groups={groupsOf(list, language)} saved={mine.allergyList.map(({ allergyCode }) => allergyCode)} />
  )
}

function AvoidedForm({
  groups,
  saved,
}: {
  groups: readonly { group: Group; allergens: Allergen[] }[]
  saved: readonly string[]
}) {
  const { t } = useLingui()
  const router = useRouter()
  const { save, withdraw } = useAllergies()
  const form = useGuardedForm({
    schema,
    initial: { codes: saved.toSorted() },
    draft: DRAFT,
    onSubmit: ({ codes: allergyCodeList }) => save.sendAsync({ body: { allergyCodeList } }),
    onSent: () => goBack(router, HOME),
    refusal: save.refusal,
  })
  const takeBack = async () => {
    const agreed = await confirm({
      title: t`알레르기 동의를 거둘까요?`,
      text: t`고른 재료가 모두 지워지고, 식단에서 알려 드리지 않아요.`,
      confirm: t`거둘게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (agreed) withdraw.send({ body: { allergyAgreeYn: 'N' } }, () => dropDraft(DRAFT))
  }

  return (
    <RecordFormPage
      bar={<ScreenBar titleAs="p" backTo={HOME} />}
      form={form}
      title={t`무엇을 피하시나요?`}
      help={t`고른 재료가 든 요리에 표시해 드려요`}
      action={<Button type="submit" size="l" block busy={form.busy}>{t`저장하기`}</Button>}
    >
      <FormField form={form} name="codes">
        {({ value, onChange }) => (
          <>
            <AllergenChips groups={groups} value={value} onChange={onChange} />
            <EffectCard chosen={value} />
          </>
        )}
      </FormField>
      <div className={css.withdraw}>
        <Button kind="text" size="s" busy={withdraw.isPending} onClick={() => void takeBack()}>{t`동의 거두기`}</Button>
      </div>
    </RecordFormPage>
  )
}
