import gossip from '@eventstore/db-client/generated/gossip_pb.js'

export interface Member {
  readonly port: number
  readonly leads: boolean
}

/** Who belongs to a cluster, as its nodes tell each other. */
export interface Members {
  /** As this node knows them. */
  seenBy(port: number): readonly Member[]
  leads(port: number): boolean
}

export function gossipOf(members: readonly Member[]): gossip.ClusterInfo {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState
  const told = members.map(({ port, leads }) =>
    new gossip.MemberInfo()
      .setIsAlive(true)
      .setState(leads ? LEADER : FOLLOWER)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
  )
  return new gossip.ClusterInfo().setMembersList(told)
}
