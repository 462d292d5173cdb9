import { useText } from '@stammtisch/remote-kit';
import { EmptyState, FailureCard, PageHeader, Skeleton } from '@stammtisch/ui-kit';
import { RoomList } from '../room-list.tsx';
import { useRooms } from '../use-rooms.ts';

/** Loads and composes; what is drawn when all is well stands in `RoomList`. */
export default function Overview() {
  const text = useText('__name__');
  const { data, isError, isFetching, refetch } = useRooms();
  const rooms = data?.resource._embedded.rooms;
  return (
    <article>
      <PageHeader title={text('overview.title')} />
      {rooms !== undefined && rooms.length > 0 ? <RoomList rooms={rooms} /> : null}
      {rooms?.length === 0 ? <EmptyState>{text('overview.empty')}</EmptyState> : null}
      {rooms === undefined && !isError ? <Skeleton rows={3} /> : null}
      {rooms === undefined && isError ? (
        <FailureCard
          title={text('overview.failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </article>
  );
}
