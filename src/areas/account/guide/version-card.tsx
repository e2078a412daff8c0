import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { query } from '#src/contract/query.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Card } from '#src/ui/card/card.tsx'

const newestShellQuery = (osType: 'Android' | 'iOS') =>
  query('get', '/api/common/getUpdateVer', { background: true, params: { query: { osType } } })

/**
 * Which version this phone has, and whether there is a newer one. A browser has the newest by itself. Versions are
 * compared as texts. [NTC-02]
 */
export function VersionCard() {
  const { t } = useLingui()
  const { kind, app_version: version } = parsePlatform(navigator.userAgent)
  const { data } = useQuery({ ...newestShellQuery(kind === 'ios' ? 'iOS' : 'Android'), enabled: kind !== 'desktop' })
  if (kind === 'desktop') return null
  const isOld = data !== undefined && data.updateVer > version
  const newest = data?.updateVer
  return (
    <Card label={t`버전`}>
      <Rows>
        <ListRow
          tight
          lead={<RowIcon icon={Smartphone} />}
          title={t`앱 버전 ${version}`}
          sub={isOld ? t`새 버전 ${newest} 받기` : data && t`가장 새 버전이에요`}
          {...(isOld && {
            chevron: true,
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label, jsx-a11y/anchor-has-content -- the row's words become the link's
            render: <a href={data.storeUrl} target="_blank" rel="noreferrer" />,
          })}
        />
      </Rows>
    </Card>
  )
}
