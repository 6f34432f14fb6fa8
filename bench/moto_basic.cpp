// The Basic rules of MotoGrandPrix by hand, as one would write them in C++: how fast could they be?
//
// Everybody and the dice answer at random, drawn by the generator that paddock.core.rng describes and in the same order,
// so that the same seed plays the same race as our rules do (tests/lab/test_beside_cpp.py).
//
// Reads from its input: how many bikes, laps and rows; for each row its difficulty and the lane of its racing line.
//   moto_basic races SEED NUMBER    prints of each race how many answers were given, and the bikes as they finished
//   moto_basic time SEED SECONDS    prints how many answers a second were given, of the processor's own time

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

constexpr int LANES = 3;
constexpr int MOST_ROWS = 12;  // two sixes

struct Rng {  // sfc32
    uint32_t a, b = 0, c = 0, counter = 1;

    explicit Rng(uint32_t seed) : a(seed) {
        for (int i = 0; i < 15; i++) bits();
    }
    uint32_t bits() {
        uint32_t result = a + b + counter++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = ((c << 21) | (c >> 11)) + result;
        return result;
    }
    int below(int n) { return int((uint64_t(bits()) * uint64_t(n)) >> 32); }
};

struct Circuit {
    int laps, rows;
    std::vector<int> difficulty, line;

    int rank(int distance, int lane) const { return std::abs(lane - line[row(distance)]); }
    int row(int distance) const { return ((distance % rows) + rows) % rows; }
};

struct Dice {
    int low, high;
};

// Nature draws one of 36 rolls, ordered by the pair they show: 1-1, 1-2, 1-2, 1-3, 1-3 and so on.
std::vector<Dice> all_rolls() {
    std::vector<Dice> rolls;
    for (int low = 1; low <= 6; low++)
        for (int high = low; high <= 6; high++)
            for (int time = low == high ? 1 : 0; time < 2; time++) rolls.push_back({low, high});
    return rolls;
}

const std::vector<Dice> ROLLS = all_rolls();

struct Bike {
    int distance = 0;  // rows since the finish line
    int lane = -1;     // -1: off the track
};

struct Place {
    int rows, lane;
};

class Race {
public:
    std::vector<int> finished;
    long answers = 0;

    Race(const Circuit& circuit, int bikes, Rng& rng) : circuit(circuit), bikes(bikes), rng(rng) {}

    void run() {
        line_up(roll_for_grid());
        while (finished.size() < bikes.size()) {
            draw_up_order();
            for (int bike : order) {
                Dice dice = roll();
                find_rides(bike, dice);
                const Place& to = rides[rng.below(int(rides.size()))];
                answers++;
                bikes[bike].distance += to.rows;
                bikes[bike].lane = to.lane;
            }
            take_home();
        }
    }

private:
    const Circuit& circuit;
    std::vector<Bike> bikes;
    Rng& rng;
    std::vector<int> order;
    std::vector<Place> rides;

    Dice roll() {
        answers++;
        return ROLLS[rng.below(int(ROLLS.size()))];
    }

    // Two dice for each bike, the highest first; who is level rolls again.
    std::vector<int> roll_for_grid() {
        std::vector<std::vector<int>> rolls(bikes.size());
        for (int bike; (bike = next_to_roll(rolls)) >= 0;) {
            Dice dice = roll();
            rolls[bike].push_back(dice.low + dice.high);
        }
        std::vector<int> grid;
        for (size_t bike = 0; bike < bikes.size(); bike++) grid.push_back(int(bike));
        std::stable_sort(grid.begin(), grid.end(), [&](int one, int other) { return rolls[one] > rolls[other]; });
        return grid;
    }

    static int next_to_roll(const std::vector<std::vector<int>>& rolls) {
        int found = -1;
        for (size_t bike = 0; bike < rolls.size(); bike++) {
            const auto& own = rolls[bike];
            if (found >= 0 && own.size() >= rolls[found].size()) continue;
            for (size_t rival = 0; rival < rolls.size(); rival++) {
                const auto& others = rolls[rival];
                if (rival != bike && others.size() >= own.size() && std::equal(own.begin(), own.end(), others.begin())) {
                    found = int(bike);
                    break;
                }
            }
        }
        return found;
    }

    void line_up(const std::vector<int>& grid) {
        for (int place = 0; place < int(grid.size()); place++) {
            Bike& bike = bikes[grid[place]];
            bike.distance = -1 - place / LANES;
            for (int lane = 0; lane < LANES; lane++)
                if (circuit.rank(bike.distance, lane) == place % LANES) bike.lane = lane;
        }
    }

    // The leader first; in the same row who is nearer to the racing line.
    void draw_up_order() {
        order.clear();
        for (size_t bike = 0; bike < bikes.size(); bike++)
            if (bikes[bike].lane >= 0) order.push_back(int(bike));
        auto ahead = [&](int number) {
            const Bike& bike = bikes[number];
            return LANES * bike.distance - circuit.rank(bike.distance, bike.lane);
        };
        std::stable_sort(order.begin(), order.end(), [&](int one, int other) { return ahead(one) > ahead(other); });
    }

    // Braking is free; acceleration depends on the corner.
    static bool may_flip(int face, int difficulty, bool is_low, bool is_high) {
        return difficulty == 0 || face > 3 || (difficulty == 1 && is_low) || (difficulty == 2 && is_high);
    }

    // Which totals the dice can be flipped to, one bit for each.
    int totals(Dice dice, int difficulty) const {
        auto [low, high] = dice;
        bool is_double = low == high;
        bool flip_low = may_flip(low, difficulty, true, is_double);
        bool flip_high = may_flip(high, difficulty, is_double, true);
        int found = 1 << (low + high);
        if (flip_low) found |= 1 << (7 - low + high);
        if (flip_high && !is_double) found |= 1 << (low + 7 - high);
        if (flip_low && flip_high && !(is_double && difficulty > 0 && low <= 3)) found |= 1 << (14 - low - high);
        return found;
    }

    // Where the bike may ride to: all points are used, but those that the others leave no room for are lost.
    void find_rides(int number, Dice dice) {
        const Bike& bike = bikes[number];
        int occupied[MOST_ROWS + 1] = {};
        for (const Bike& other : bikes) {
            if (other.lane < 0) continue;
            int ahead = circuit.row(other.distance - bike.distance);
            if (0 < ahead && ahead <= MOST_ROWS) occupied[ahead] |= 1 << other.lane;
        }
        int reached[MOST_ROWS + 1] = {1 << bike.lane};
        int furthest = 0;
        while (furthest < MOST_ROWS) {
            int lanes = reached[furthest];
            lanes = (lanes | lanes << 1 | lanes >> 1) & 0b111 & ~occupied[furthest + 1];
            if (lanes == 0) break;
            reached[++furthest] = lanes;
        }
        rides.clear();
        int possible = totals(dice, circuit.difficulty[circuit.row(bike.distance)]);
        for (int points = 2; points <= 12; points++) {
            if (!(possible >> points & 1)) continue;
            int rows = std::min(points, furthest);
            for (int lane = 0; lane < LANES; lane++)
                if (reached[rows] >> lane & 1) rides.push_back({rows, lane});
            if (points >= furthest) break;
        }
    }

    void take_home() {
        int goal = circuit.laps * circuit.rows;
        bool somebody = std::any_of(bikes.begin(), bikes.end(), [&](const Bike& bike) {
            return bike.lane >= 0 && bike.distance >= goal;
        });
        if (!somebody) return;
        draw_up_order();
        for (int bike : order) {
            if (bikes[bike].distance < goal) break;
            finished.push_back(bike);
            bikes[bike].lane = -1;
        }
    }
};

double processor_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

int main(int count, char** words) {
    if (count != 4) return 1;
    int bikes;
    Circuit circuit;
    std::cin >> bikes >> circuit.laps >> circuit.rows;
    circuit.difficulty.resize(circuit.rows);
    circuit.line.resize(circuit.rows);
    for (int row = 0; row < circuit.rows; row++) std::cin >> circuit.difficulty[row] >> circuit.line[row];
    Rng rng(uint32_t(std::stoul(words[2])));
    if (std::string(words[1]) == "races") {
        for (int number = std::stoi(words[3]); number > 0; number--) {
            Race race(circuit, bikes, rng);
            race.run();
            std::cout << race.answers;
            for (int bike : race.finished) std::cout << ' ' << bike;
            std::cout << '\n';
        }
        return 0;
    }
    double seconds = std::stod(words[3]), started = processor_seconds(), spent = 0;
    long answers = 0;
    while (spent < seconds) {
        Race race(circuit, bikes, rng);
        race.run();
        answers += race.answers;
        spent = processor_seconds() - started;
    }
    std::cout << double(answers) / spent << '\n';
}
