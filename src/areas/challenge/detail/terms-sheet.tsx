import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { agreementQuery, termsQuery } from '../join/join.queries.ts'
import { toTerm } from '../join/term.ts'

/** The terms to read again: the operator's words, and what the member said to each. [CHA-08] */
export function TermsSheet({ chalnCode, onClose }: { chalnCode: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data: terms, isError, isFetching, refetch } = useQuery(termsQuery(chalnCode))
  const { data: agreement } = useQuery(agreementQuery(chalnCode))
  const said = new Map(
    agreement?.termsList.map(({ termsSeq, agreeYn }) => [
      termsSeq,
      agreeYn === 'Y' ? t`동의했어요` : t`동의하지 않았어요`,
    ]),
  )
  return (
    <Sheet open onCloseRequest={onClose} title={t`동의한 약관`}>
      {isError ? (
        <FailedPart
          bare
          icon={FileText}
          title={t`약관을 불러오지 못했어요`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {terms === undefined ? null : (
        <Rows label={t`동의한 약관`}>
          {terms
            .map((row) => toTerm(row, i18n.locale))
            .map(({ termsSeq, title, contents }) => (
              <ListRow
                key={termsSeq}
                tight
                title={<span lang={title.lang}>{title.text}</span>}
                sub={
                  <>
                    {said.has(termsSeq) ? <b>{said.get(termsSeq)} </b> : null}
                    <span lang={contents.lang}>{contents.text}</span>
                  </>
                }
              />
            ))}
        </Rows>
      )}
    </Sheet>
  )
}
