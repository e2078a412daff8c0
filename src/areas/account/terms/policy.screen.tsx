import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { policy } from './policy.ts'
import { consignmentsQuery } from './terms.queries.ts'
import { TermsScreen } from './terms.screen.tsx'

/**
 * How personal data is treated, and who else handles it, in the reader's language. The text stands when the companies
 * do not come.
 */
export function PolicyScreen() {
  const { t } = useLingui()
  const { data: companies, isError } = useQuery(consignmentsQuery())
  return (
    <TermsScreen terms={policy}>
      <Card label={t`맡기는 회사`}>
        <CardHead title={t`맡기는 회사`} />
        {companies && companies.length > 0 ? (
          <Rows label={t`맡기는 회사`}>
            {companies.map(({ companyNm, workTxt, periodTxt }) => (
              <ListRow key={companyNm} title={companyNm} sub={`${workTxt} · ${periodTxt}`} />
            ))}
          </Rows>
        ) : (
          <p role="status">
            {isError
              ? t`맡기는 회사를 불러오지 못했어요. 조금 뒤에 다시 열어 주세요.`
              : companies
                ? t`지금 맡기는 회사는 없어요.`
                : t`불러오고 있어요.`}
          </p>
        )}
      </Card>
    </TermsScreen>
  )
}
