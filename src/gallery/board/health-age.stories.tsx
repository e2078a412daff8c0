import type { Meta, StoryObj } from '@storybook/react-vite'
import Info from 'lucide-react/icons/info'
import { AgeGapMeter, AgeScale } from '#src/charts/age-gap-meter.tsx'
import { FactorRows } from '#src/charts/factor-rows.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { say } from '../say.ts'
import { BoardBar } from './board-bar.tsx'
import css from './board.module.css'

/** The board's health age, assembled from what the gallery shows. It goes when the area has the screen itself. */
const meta = {
  title: 'Board/Health age',
  component: DetailPage,
  args: { bar: null, children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof DetailPage>
export default meta

type Story = StoryObj<typeof meta>

function Meter() {
  return (
    <Card label={say('건강나이')} className={css.meter}>
      <AgeGapMeter gapYears={-6} label={say('건강나이 36세, 실제 나이 42세보다 6세 젊음. 일곱 단계 가운데 좋음.')}>
        <b>
          36<small>{say('세')}</small>
        </b>
        <span>{say('실제 나이 42세')}</span>
      </AgeGapMeter>
      <div style={{ marginTop: 24 }}>
        <AgeScale
          label={say('일곱 단계')}
          gapYears={-6}
          steps={[
            { level: 'best', name: say('최고'), range: '−10~' },
            { level: 'good', name: say('좋음'), range: '−9~\u200b−5' },
            { level: 'mid', name: say('양호'), range: '−4~\u200b−1' },
            { level: 'zero', name: say('제 나이'), range: '0' },
            { level: 'warning', name: say('주의'), range: '+1~\u200b+4' },
            { level: 'danger', name: say('위험'), range: '+5~\u200b+9' },
            { level: 'worst', name: say('심각'), range: '+10~' },
          ]}
        />
      </div>
    </Card>
  )
}

export const HealthAge: Story = {
  render: () => (
    <DetailPage
      bar={<BoardBar title="건강나이" titleAs="p" actions={<IconButton label={say('건강나이 설명')} icon={Info} />} />}
      lead={{ title: say('실제 나이보다\n6살 젊어요') }}
    >
      <Meter />
      <Card>
        <CardHead title={say('지난달보다 2살 젊어졌어요')} />
        <FactorRows
          label={say('건강나이를 바꾼 것')}
          factors={[
            {
              key: 'steps',
              name: say('걸음'),
              sub: say('하루 평균 8,120보'),
              effect: 'better',
              percent: 80,
              value: say('−1.2세'),
            },
            {
              key: 'pressure',
              name: say('혈압'),
              sub: say('평균 118/76 mmHg'),
              effect: 'better',
              percent: 60,
              value: say('−0.9세'),
            },
            {
              key: 'weight',
              name: say('체중'),
              sub: say('한 달 새 2.0 kg 줄었어요'),
              effect: 'better',
              percent: 40,
              value: say('−0.6세'),
            },
            {
              key: 'sodium',
              name: say('나트륨'),
              sub: say('하루 평균 2,310 mg'),
              effect: 'worse',
              percent: 27,
              value: say('+0.4세'),
            },
            {
              key: 'sleep',
              name: say('수면'),
              sub: say('평균 6시간 10분'),
              effect: 'worse',
              percent: 20,
              value: say('+0.3세'),
            },
          ]}
          sum={{ text: say('38세에서 36세로'), value: say('−2.0세') }}
        />
      </Card>
      <NextStep
        title={say('국물을 반만\n먹어 보세요')}
        picture={<DishTile size="l" name="미역국" />}
        text={say('나트륨을 하루 300 mg 줄이면 석 달 뒤 0.4살쯤 젊어져요.')}
        action={
          <Button kind="soft" size="l" block>
            {say('오늘 저염 메뉴 보기')}
          </Button>
        }
      />
      <Fine>{say('건강검진 결과와 최근 30일 기록으로 계산했어요. 의사의 진단을 대신하지 않아요.')}</Fine>
    </DetailPage>
  ),
}
