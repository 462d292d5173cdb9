import { useHost, useText } from '@stammtisch/remote-kit';
import {
  Banner,
  Button,
  EmptyState,
  FailureCard,
  PageHeader,
  Skeleton,
  Tabs,
} from '@stammtisch/ui-kit';
import { Armchair, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { DeleteQuestion } from './delete-question.tsx';
import { PlanStores } from './plan-stores.ts';
import { readAffectedByRoom, type Affected } from './read-affected.ts';
import { RoomEditor } from './room-editor.tsx';
import { RoomSwatch } from './room-swatch.tsx';
import { useRoomChanges } from './use-room-changes.ts';
import { useRooms } from './use-rooms.ts';
import styles from './rooms-screen.module.css';

/** Rooms as tabs, each with its plan. */
export function RoomsScreen() {
  const text = useText('floorplan');
  const problem = useText('problems');
  const { client, restaurant, notices } = useHost();
  const rooms = useRooms();
  const reread = async () => (await rooms.refetch()).data?.resource._embedded.rooms;
  const changes = useRoomChanges(reread);
  const [stores] = useState(() => new PlanStores());
  const [openId, setOpenId] = useState<string>();
  const [question, setQuestion] = useState<{ room: RoomReply; affected: Affected }>();
  useEffect(() => () => stores.close(), [stores]);

  const list = rooms.data?.resource._embedded.rooms ?? [];
  const open = list.find(({ id }) => id === openId) ?? list[0];
  const create = async () => {
    const made = await changes.create(text('room-editor.room-name', { count: list.length + 1 }));
    if (made) setOpenId(made.id);
  };
  const askToDelete = async (room: RoomReply) => {
    try {
      setQuestion({ room, affected: await readAffectedByRoom(client, room) });
    } catch (error) {
      console.error(error);
      notices.error(problem('ROOM_DELETING_FAILED'));
    }
  };
  const addRoom = restaurant.isDemo ? undefined : (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => void create()}>
      {text('room-editor.add-room')}
    </Button>
  );

  return (
    <div className={styles.screen}>
      <PageHeader
        title={text('rooms-and-tables.title')}
        {...(list.length > 0 && addRoom && { actions: addRoom })}
      />
      {restaurant.isDemo ? <Banner>{text('room-editor.demo')}</Banner> : null}
      {renderRooms()}
      {question ? (
        <DeleteQuestion
          title={text('room-editor.delete-room-question', { name: question.room.name })}
          affected={question.affected}
          onConfirm={() => {
            setQuestion(undefined);
            void changes.remove(question.room);
          }}
          onCancel={() => setQuestion(undefined)}
        />
      ) : null}
    </div>
  );

  function renderRooms() {
    if (rooms.isError && rooms.data === undefined) {
      return (
        <FailureCard
          title={problem('FAILED_REQUESTING_ROOM')}
          onRetry={() => void rooms.refetch()}
        />
      );
    }
    if (rooms.data === undefined) return <Skeleton rows={10} />;
    if (!open) {
      return (
        <EmptyState icon={<Armchair />} action={addRoom}>
          {text('room-editor.no-rooms')}
        </EmptyState>
      );
    }
    return (
      <Tabs
        label={text('room-editor.rooms')}
        className={styles.tabs}
        value={open.id}
        onChange={setOpenId}
        tabs={list.map((room) => ({
          value: room.id,
          label: room.name,
          icon: <RoomSwatch room={room} />,
          count: room.tables.filter(({ seats }) => seats > 0).length,
          content: (
            <RoomEditor
              key={room.id}
              room={room}
              stores={stores}
              changes={changes}
              reread={reread}
              onDuplicate={() =>
                void changes.duplicate(room).then((copy) => copy && setOpenId(copy.id))
              }
              onDelete={() => void askToDelete(room)}
            />
          ),
        }))}
      />
    );
  }
}
