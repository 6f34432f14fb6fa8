"""The environments play the house's own rules: the same seed is the same race in each of them, and in every process."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

from paddock import envs
from paddock.core.errors import BadOption, NotOffered, UnknownGame
from paddock.core.game import Game
from paddock.core.rng import Rng
from paddock.envs.observations import returns_of
from paddock.games import game as make_game

QUICK = "quick-grand-prix(seats=2, calendar=monza)"


def first_option(mask: Any) -> int:
    return int(mask.argmax())


def test_cycle_and_many_games_are_the_same_race(game: Game):
    """Step by step: who is asked, what is seen, what is offered, and what comes out."""
    one, many = envs.aec(game), envs.vector(game, 3)
    one.reset(seed=5)
    seen = many.reset(seed=5)
    rng = Rng(1)
    for _ in range(2_000):
        agent = one.agent_selection
        observed = one.observe(agent)
        assert one.possible_agents[seen.seats[0]] == agent
        assert (observed["observation"] == seen.observations[0]).all()
        assert (observed["action_mask"] == seen.action_masks[0]).all()
        options = np.flatnonzero(observed["action_mask"])
        action = int(options[rng.below(len(options))])
        one.step(action)
        seen = many.step(np.array([action, *map(first_option, seen.action_masks[1:])]))
        assert not seen.rewards[0].any() or one.terminations[agent]
        if one.terminations[agent]:
            break
    assert one.terminations[agent]
    assert seen.terminated[0]
    assert [one.rewards[each] for each in one.possible_agents] == pytest.approx(seen.rewards[0].tolist())
    assert sum(one.rewards.values()) == pytest.approx(0)


def test_game_i_of_many_does_not_depend_on_how_many_there_are():
    few, more = envs.vector(QUICK, 2), envs.vector(QUICK, 5)
    a, b = few.reset(seed=9), more.reset(seed=9)
    for _ in range(100):
        assert (a.observations == b.observations[:2]).all()
        a, b = few.step(a.action_masks.argmax(axis=1)), more.step(b.action_masks.argmax(axis=1))
    assert (a.action_masks == b.action_masks[:2]).all()


def test_a_game_that_is_over_begins_anew_with_other_dice():
    env = envs.vector(QUICK, 4)
    seen = env.reset(seed=1)
    first = seen.observations.copy()
    ended = np.zeros(4, dtype=int)
    for _ in range(400):
        seen = env.step(seen.action_masks.argmax(axis=1))
        ended += seen.terminated
        assert (seen.rewards[~seen.terminated] == 0).all()
        assert np.allclose(seen.rewards.sum(axis=1), 0)
        assert (seen.action_masks.sum(axis=1) > 0).all()
    assert (ended > 3).all()
    assert (env.reset(seed=1).observations == first).all()
    assert not (env.reset(seed=2).observations == first).all()


@pytest.mark.parametrize("form", ["numbers", "facts", "tensor"])
def test_many_games_in_every_form(form: str):
    env = envs.vector(QUICK, 3, form)
    seen = env.reset(seed=1)
    alone = envs.aec(QUICK, form)
    alone.reset(seed=1)
    own = alone.observe(alone.agent_selection)["observation"]
    if form == "facts":
        assert all((seen.observations[name][0] == own[name]).all() for name in own)
    else:
        assert (seen.observations[0] == own).all()
        assert env.single_observation_space.contains(seen.observations[2])


# ── Mistakes ──


def test_what_is_not_offered_is_refused_with_what_is():
    env = envs.aec(QUICK)
    env.reset(seed=7)
    with pytest.raises(NotOffered, match="drive pit pit is not offered to Green; offered are keep, discard, swap S8"):
        env.step(env.game.actions.parse("drive pit pit").code)
    with pytest.raises(NotOffered, match="the action 9999 is not offered"):
        env.step(9999)


@pytest.mark.parametrize("wrong", [-1, 487, 486])
def test_one_wrong_answer_of_many_changes_nothing(wrong: int):
    env = envs.vector(QUICK, 3)
    seen = env.reset(seed=7)
    actions = seen.action_masks.argmax(axis=1)
    bad = actions.copy()
    bad[1] = wrong
    with pytest.raises(NotOffered, match=f"in game 1 the action {wrong} is not offered; offered are keep"):
        env.step(bad)
    with pytest.raises(ValueError, match=r"3 games need an array of 3 actions, not \(2,\)"):
        env.step(actions[:2])
    other = envs.vector(QUICK, 3)
    other.reset(seed=7)
    assert (env.step(actions).observations == other.step(actions).observations).all()


def test_who_knows_no_mask_gives_default_answers():
    env = envs.gym(QUICK, seat=1)
    env.reset(seed=3)
    _, _, _, _, info = env.step(env.game.actions.size - 1)
    assert not info["offered"]
    _, _, _, _, info = env.step(first_option(info["action_mask"]))
    assert info["offered"]
    with pytest.raises(BadOption, match="there is no seat 2; seats are 0 to 1"):
        envs.gym(QUICK, seat=2)


def test_a_game_that_does_not_exist_is_none():
    with pytest.raises(UnknownGame):
        envs.aec("ludo")
    with pytest.raises(ValueError, match="there is no form 'picture'; the forms are numbers, facts, tensor"):
        envs.aec(QUICK, "picture")


# ── Sealed questions ──


def test_sealed_decisions_are_simultaneous():
    """All are asked at once, and nobody's mask or view changes with what another has answered."""
    env = envs.parallel("quick-grand-prix(seats=3, calendar=monza)")
    seen, _ = env.reset(seed=2)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        together += len(asked) == 3
        seen, rewards, *_ = env.step({agent: first_option(seen[agent]["action_mask"]) for agent in env.agents})
    assert together >= 6, "the speeds of every section"
    assert sorted(rewards.values())[0] < 0 < sorted(rewards.values())[-1]


def test_in_the_cycle_a_sealed_answer_is_seen_to_be_there_and_not_what_it_is():
    twins = [envs.aec("quick-grand-prix(seats=3, calendar=monza)") for _ in range(2)]
    for env in twins:
        env.reset(seed=2)
        while env.race.state.kind.name != "speeds":
            env.step(first_option(env.observe(env.agent_selection)["action_mask"]))
    options = np.flatnonzero(twins[0].observe(twins[0].agent_selection)["action_mask"])
    first = twins[0].agent_selection
    for env, action in zip(twins, (options[0], options[-1]), strict=True):
        env.step(int(action))
    for agent in twins[0].agents:
        one, other = (env.observe(agent)["observation"] for env in twins)
        assert (one == other).all() == (agent != first)


# ── The end ──


def test_the_longest_game_is_broken_off(monkeypatch: pytest.MonkeyPatch):
    game = make_game(QUICK)
    monkeypatch.setitem(game.layout.counts, "answer", 12)
    cycle = envs.aec(game)
    cycle.reset(seed=1)
    many = envs.vector(game, 1)
    seen = many.reset(seed=1)
    spiel_over = []
    while not any(cycle.truncations.values()):
        action = first_option(seen.action_masks[0])
        cycle.step(action)
        seen = many.step(np.array([action]))
        spiel_over.append(bool(seen.truncated[0]))
    assert spiel_over[-1]
    assert not any(spiel_over[:-1])
    assert not any(cycle.terminations.values())
    assert not seen.terminated[0]


def test_returns_are_shares_of_beaten_rivals():
    assert returns_of([1, 2]) == [1.0, -1.0]
    assert returns_of([1, 1]) == [0.0, 0.0]
    assert returns_of([2, 2, 2]) == [0.0, 0.0, 0.0], "a race that nobody has won"
    assert returns_of([1, 2, 2, 4]) == pytest.approx([1.0, 0.0, 0.0, -1.0])


# ── OpenSpiel ──


def test_openspiel_knows_the_game_by_name_and_options():
    game = envs.openspiel("quick-grand-prix(seats=3, laps=2, calendar=spa)")
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert again.house_game == make_game("quick-grand-prix(seats=3, laps=2, calendar=spa)")
    assert pyspiel.load_game("paddock_great_race").num_players() == 2


def test_openspiel_chance_has_the_weights_of_the_rules():
    state = envs.openspiel("moto-grand-prix(seats=2, laps=1)").new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    weights = state.race.weights()
    assert sorted(outcomes.values()) == pytest.approx(sorted(weight / sum(weights) for weight in weights))


def test_openspiel_clone_and_pickle_go_on_by_themselves(game: Game):
    state = envs.openspiel(game).new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    twin, sent = state.clone(), pickle.loads(pickle.dumps(state))
    texts = [state.information_state_string(seat) for seat in range(game.seats)]
    for other in (twin, sent):
        assert str(other) == str(state)
        assert [other.information_state_string(seat) for seat in range(game.seats)] == texts
        other.apply_action(other.legal_actions()[-1])
        assert len(other.history()) == 31
    assert len(state.history()) == 30


def test_openspiel_information_states_remember_what_views_forget():
    """Two ways to the same view are two information states: a player of perfect recall can tell them apart."""
    game = envs.openspiel(QUICK)
    ways = []
    for wish in ("keep", "discard"):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        before = state.information_state_string(0)
        state.apply_action(state.race.game.actions.parse(wish).code)
        ways.append(state)
        assert state.information_state_string(0).startswith(before)
    own, other = (way.information_state_string(way.race.asked[0]) for way in ways)
    assert own != other


def test_openspiel_hides_sealed_answers():
    game = envs.openspiel(QUICK)
    state = game.new_initial_state()
    while state.is_chance_node() or state.race.kind.name != "speeds":
        state.apply_action(state.legal_actions()[0])
    first = state.current_player()
    twin = state.clone()
    state.apply_action(state.legal_actions()[0])
    twin.apply_action(twin.legal_actions()[-1])
    second = state.current_player()
    assert second != first
    assert state.information_state_string(second) == twin.information_state_string(second)
    assert state.information_state_string(first) != twin.information_state_string(first)
    assert state.observation_tensor(second) == twin.observation_tensor(second)


def test_openspiel_factors_an_observation_into_what_all_know_and_what_one_knows():
    state = envs.openspiel(QUICK).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    single, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    make = state.get_game().make_py_observer
    public = make(pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=nobody))
    private = make(pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=single))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    card = state.race.game.domains["card"].slug(state.race.dealt[0])
    assert private.string_from(state, 0) == f"dealt: {card} ?"
    for each in (public, private):
        each.set_from(state, 0)
    assert not private.dict["middle"].any()
    assert public.dict["middle"].any()
    assert private.dict["dealt"].any()
    with pytest.raises(ValueError, match="nobody observes"):
        make(pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))


# ── Other processes ──

OTHER_PROCESS = """
import hashlib, sys
from paddock import envs
env = envs.vector(sys.argv[1], 3)
seen = env.reset(seed=11)
digest = hashlib.sha256()
for _ in range(150):
    digest.update(seen.observations.tobytes() + seen.rewards.tobytes())
    seen = env.step(seen.action_masks.argmax(axis=1))
print(digest.hexdigest())
"""


def test_the_same_seed_is_the_same_in_every_process(game: Game):
    said = {
        subprocess.run(
            [sys.executable, "-P", "-c", OTHER_PROCESS, str(game)],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
