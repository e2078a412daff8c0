import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { TypeList } from './type-list.tsx'

const meta = {
  title: 'Patterns/Type list',
  component: TypeList,
  args: { label: '식사 유형', types: [] },
  render: () => (
    <TypeList
      label={say('식사 유형')}
      types={[
        {
          key: 'RMSF',
          name: say('든든한 한 상파'),
          text: say('제때 든든하게 챙겨 먹어요'),
          dish: '순두부찌개',
          mine: say('내 유형'),
          render: <a href="#RMSF">link</a>,
        },
        {
          key: 'RLMN',
          name: say('산뜻한 탐험파'),
          text: say('새 메뉴를 먼저 골라 줘요'),
          dish: '샐러드',
          render: <a href="#RLMN">link</a>,
        },
      ]}
    />
  ),
} satisfies Meta<typeof TypeList>
export default meta

type Story = StoryObj<typeof meta>

export const OneIsOwn: Story = {}
