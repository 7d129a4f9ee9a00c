import { Skeleton, SkeletonText } from '@seaberry/ui/skeleton';

export function ShapesExample() {
  return (
    <div aria-busy style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Skeleton shape="circle" />
        <Skeleton shape="title" />
        <Skeleton shape="badge" />
        <Skeleton shape="control" style={{ marginInlineStart: 'auto' }} />
      </div>
      <SkeletonText />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
