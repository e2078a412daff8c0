import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { TypeResult, type TypeFound } from './type-result.tsx'

const found = (): TypeFound => ({
  name: say('든든한 한 상파'),
  title: say('제때 든든하게 챙겨 먹어요'),
  letters: [
    { letter: 'R', word: say('규칙적') },
    { letter: 'M', word: say('든든하게') },
    { letter: 'S', word: say('진하게') },
    { letter: 'F', word: say('익숙하게') },
  ],
  dishes: [
    '순두부찌개',
    '제육볶음',
    '현미밥',
    '두부조림',
    '시금치나물',
    '배추김치',
    '옥수수',
    '귤',
    '방울토마토',
    '오이무침',
  ],
  axes: [
    { key: 'time', left: say('규칙적'), right: say('자유로움'), rate: 18 },
    { key: 'amount', left: say('가볍게'), right: say('든든하게'), rate: 64 },
  ],
  good: [say('밥과 국, 나물을 갖춰 드세요')],
  care: [say('국물은 반만 남겨 보세요')],
})

const meta = {
  title: 'Patterns/Type result',
  component: TypeResult,
  args: {
    bar: null,
    found: found(),
    describe: (nearer, percent) => `${nearer} ${percent}%`,
    howTitle: '하늘님은 이렇게 드세요',
  },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: (args) => (
    <TypeResult
      {...args}
      bar={<AppBar kind="back" title={say('식사 유형')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />}
      found={found()}
      basis={say('석 달 동안의 식사 기록으로 알아봤어요.')}
      howTitle={say('하늘님은 이렇게 드세요')}
      match={{
        above: say('함께 먹으면 좋은 유형'),
        name: say('산뜻한 탐험파'),
        text: say('새 메뉴를 먼저 골라 줘요'),
        dish: '샐러드',
        render: <a href="#match">link</a>,
      }}
      action={
        <Button size="l" block>
          {say('내 유형에 맞는 오늘 메뉴')}
        </Button>
      }
    />
  ),
} satisfies Meta<typeof TypeResult>
export default meta

type Story = StoryObj<typeof meta>

export const EatingType: Story = {}
