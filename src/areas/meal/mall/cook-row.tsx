import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import CookingPot from 'lucide-react/icons/cooking-pot'
import { useState } from 'react'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { enterAt, goodsForDishQuery, mallKnowsQuery } from './mall.queries.ts'

const notOpened = msg`쇼핑몰을 열지 못했어요. 다시 시도해 주세요.`

/** What the mall has to cook this dish at home, for members whom it knows; nothing otherwise. */
export function CookRow({ menuCode }: { menuCode: string }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const { data: isKnown = false } = useQuery(mallKnowsQuery())
  const { data: goods = [] } = useQuery({ ...goodsForDishQuery(menuCode), enabled: isKnown })
  const [open, setOpen] = useState(false)
  const [first] = goods
  if (!isKnown || !first) return null

  const look = async (goodNo: string) => {
    try {
      // Taken back on another device since.
      if ((await enterAt(client, goodNo)) === 'notAgreed') await router.navigate({ to: '/meal/welmallAgree' })
    } catch {
      toast({ kind: 'bad', text: i18n._(notOpened) })
    }
  }

  return (
    <Card tight>
      <Rows>
        <ListRow
          lead={<RowIcon icon={CookingPot} />}
          title={t`집에서 해 먹기`}
          sub={first.goodNm}
          chevron
          onClick={() => setOpen(true)}
        />
      </Rows>
      {open ? (
        <Sheet open title={t`집에서 해 먹기`} onCloseRequest={() => setOpen(false)}>
          <Rows>
            {goods.map(({ goodNo, goodNm, brandNm, salePrice, saleRate }) => (
              <ListRow
                key={goodNo}
                title={goodNm}
                sub={brandNm ?? undefined}
                end={
                  <>
                    {saleRate > 0 ? <Badge>{`${saleRate}%`}</Badge> : null}
                    <b>{t`${formatNumber(salePrice)}원`}</b>
                  </>
                }
                chevron
                onClick={() => void look(goodNo)}
              />
            ))}
          </Rows>
        </Sheet>
      ) : null}
    </Card>
  )
}
